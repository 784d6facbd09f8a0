/** Before, which is 100, and after, to the same scale. */
export function Bars({ after }: { after: number }) {
  return (
    <svg viewBox="0 0 352 40" fill="none" strokeWidth="12" strokeLinecap="round" aria-hidden="true">
      <path d="M8 10h200" stroke="var(--outline)" strokeOpacity="0.55" />
      <path d={`M8 32h${after * 2}`} stroke="var(--accent)" />
    </svg>
  )
}
