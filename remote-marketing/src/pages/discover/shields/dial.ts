import { sessionMinutes } from '../hero/minutes.ts'

const point = (angle: number, r: number) =>
  `${(60 + r * Math.sin(angle)).toFixed(2)} ${(60 - r * Math.cos(angle)).toFixed(2)}`

/** A dial around 60, 60 with one stroke for each minute of a session. */
export const dial = Array.from({ length: sessionMinutes }, (_, i) => {
  const angle = (2 * Math.PI * i) / sessionMinutes
  return `M${point(angle, 46)}L${point(angle, 56)}`
}).join('')
