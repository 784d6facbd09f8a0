/** Share of its slot that a bar fills: a few wide slots would make blocks of them. */
const shareOf = (count: number) => (count <= 7 ? 0.36 : 0.66)

interface BarsProps {
  kind: 'study' | 'tasks'
  /** Heights from 0 to 1. */
  heights: readonly number[]
}

/** A bar for each slot that has something. */
export function Bars({ kind, heights }: BarsProps) {
  const slot = 100 / heights.length
  const width = slot * shareOf(heights.length)
  return heights.map((height, at) => {
    if (height === 0) return null
    const x = `${at * slot + (slot - width) / 2}%`
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no other name than its place
        key={at}
        className={kind}
        x={x}
        y={`${(1 - height) * 100}%`}
        width={`${width}%`}
        height={`${height * 100}%`}
        rx="3"
      />
    )
  })
}
