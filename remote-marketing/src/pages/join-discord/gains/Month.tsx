import { half, month, ten } from './month.ts'

/** Ten referrals make one month: ten dots within a ring of thirty days. */
export function Month() {
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={2 * half}
      height={2 * half}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={month} stroke="var(--text)" strokeOpacity="0.35" strokeWidth="2" />
      <path d={ten} stroke="var(--warm)" strokeWidth="13" />
    </svg>
  )
}
