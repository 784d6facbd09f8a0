/** One line of the result: a figure of one variant, and the ratio of federated to bundle, pair by pair. */
export interface Row {
  page: string
  cache: 'cold' | 'warm'
  variant: 'federated' | 'bundle'
  metric: string
  median: number
  min: number
  max: number
  ratio: number
}

/** The middle value; the mean of the two middle ones for an even count. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The ratio of runs that were made in turn: taken pair by pair, so a machine that slows down does not change it. */
export function pairRatio(values: readonly number[], base: readonly number[]): number {
  return median(values.map((value, index) => value / (base[index] ?? Number.NaN)))
}

/** Rows of one metric from runs that were made in turn, so that run n of both variants saw the same machine. */
export function rowsOf(
  place: Pick<Row, 'page' | 'cache' | 'metric'>,
  federated: readonly number[],
  bundle: readonly number[],
): Row[] {
  const row = (variant: Row['variant'], values: readonly number[], ratio: number): Row => ({
    ...place,
    variant,
    median: rounded(median(values)),
    min: rounded(Math.min(...values)),
    max: rounded(Math.max(...values)),
    ratio: rounded(ratio),
  })
  return [row('federated', federated, pairRatio(federated, bundle)), row('bundle', bundle, 1)]
}
