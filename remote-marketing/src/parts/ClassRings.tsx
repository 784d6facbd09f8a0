import { breaks, height, sessions, tracks, width } from './class-ring-paths.ts'

/** A class of thirty, each at their own point of a session of 25 minutes. */
export function ClassRings({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="4.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={tracks} stroke="var(--surface-3)" />
      <path d={sessions} stroke="var(--accent)" />
      <path d={breaks} fill="var(--glow)" />
    </svg>
  )
}
