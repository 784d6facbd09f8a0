export interface Backoff {
  firstMs: number
  longestMs: number
}

/**
 * How long to wait before something that failed is tried again: the first delay, doubled with each failure, up to the
 * longest one.
 * @param failures how often it has failed in a row, from 1
 * @returns milliseconds
 */
export function backoffDelay(failures: number, { firstMs, longestMs }: Backoff): number {
  // Without a limit of the exponent the product would become Infinity after a thousand failures.
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30))
}
