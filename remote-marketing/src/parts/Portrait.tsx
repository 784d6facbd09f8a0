import type { Look } from './portrait-looks.ts'

/** Head and shoulders of a generated person. The head is around 0, -6; all is within a circle of radius 32 around 0, 0. */
export function Bust({ colour, hair }: Look) {
  return (
    <>
      <path d="M-20 25A32 32 0 0 0 20 25C20 13 12 8 0 8S-20 13-20 25Z" fill={colour} />
      <circle cy="-6" r="10" fill="var(--text)" fillOpacity="0.85" />
      <path d={hair} stroke={colour} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    </>
  )
}

/** A generated portrait in a circle of radius 32 around 0, 0. Its edge separates it from what it overlaps. */
export function Portrait(look: Look) {
  return (
    <>
      <circle r="32" fill="var(--surface-3)" stroke="var(--page)" strokeWidth="6" />
      <Bust {...look} />
    </>
  )
}
