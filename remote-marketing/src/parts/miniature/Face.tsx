/** One of the five faces of Mood Check, from 0 (Pas top) to 4 (Excellent), in the current colour. */
export function Face({ smile }: { smile: number }) {
  const bend = 15 + (smile - 1) * 2.2
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={`M8 15Q12 ${bend} 16 15M9 9.5v.01M15 9.5v.01`} />
    </svg>
  )
}
