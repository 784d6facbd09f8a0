import { type MoodName, mouths } from './moods.ts'

/** A face, drawn by its mouth; its name stands beside it. */
export function Face({ mood }: { mood: MoodName }) {
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
