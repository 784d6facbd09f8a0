/** A semester, week by week: what it costs at first, then what it brings, and the week in which the one passes the other. */
export function Return() {
  return (
    <svg viewBox="0 0 352 76" fill="none" strokeLinecap="round" aria-hidden="true">
      <path
        d="M8 38h336"
        stroke="var(--outline)"
        strokeOpacity="0.55"
        strokeWidth="2"
        strokeDasharray="0 12"
      />
      <path d="M8 38C52 74 120 76 196 38" stroke="var(--outline)" strokeOpacity="0.55" strokeWidth="5" />
      <path d="M196 38C236 18 284 9 344 8" stroke="var(--accent)" strokeWidth="5" />
      <circle cx="196" cy="38" r="8" fill="var(--warm)" />
    </svg>
  )
}
