import { middleOf } from './SlotChart.tsx'

/** Height of a mood's place among the five in its chart, from 0 to 1: none of them lies on the edge. */
export const moodHeight = (mood: number): number => 0.08 + (mood / 4) * 0.84

/** A dot for each slot with a mood, and a line between two of them that are neighbours. */
export function MoodLine({ moods }: { moods: readonly (number | null)[] }) {
  const points = moods.map((mood, at) =>
    mood === null ? null : { x: `${middleOf(at, moods.length)}%`, y: `${(1 - moodHeight(mood)) * 100}%` },
  )
  return points.map((point, at) => {
    const before = points[at - 1]
    return (
      point && (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no other name than its place
        <g key={at} className="mood">
          {before && (
            <line x1={before.x} y1={before.y} x2={point.x} y2={point.y} strokeWidth="1.75" opacity="0.55" />
          )}
          <circle cx={point.x} cy={point.y} r={moods.length > 31 ? 3 : 4} stroke="none" />
        </g>
      )
    )
  })
}
