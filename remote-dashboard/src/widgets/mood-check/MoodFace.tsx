import type { moods } from '@cadence/shared/schemas'

/** Name of a face. */
export type MoodName = (typeof moods)[number]

/** SVG path of each mouth, in a box of 32 by 32. */
const mouths: Record<MoodName, string> = {
  low: 'M10.5 22.5c1.6-2.8 9.4-2.8 11 0',
  neutral: 'M11 21h10',
  good: 'M11 19.5c1.6 2.6 8.4 2.6 10 0',
  great: 'M10 18.5c1.8 4.8 10.2 4.8 12 0',
  excellent: 'M9.5 18h13c-.6 7.6-12.4 7.6-13 0z',
}

/** A face of the mood. It is hidden from screen readers: its name is written beside it. */
export function MoodFace({ mood }: { mood: MoodName }) {
  return (
    <svg
      width="36"
      height="36"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="13" />
      <path d={`M12 12.5v.5M20 12.5v.5${mouths[mood]}`} />
    </svg>
  )
}
