import { circle } from '../../src/parts/svg-arc.ts'
import { svg } from '../markup.ts'
import { tokens } from '../tokens.ts'

const rings = [118, 166, 214, 262, 310, 358]
  .map((r, i) => `<path d="${circle(400, 400, r)}" stroke-opacity="${(0.62 - i * 0.095).toFixed(2)}"/>`)
  .join('')

/** Circles that are closed, one around the other, and the keyhole in their middle. */
export const privacyPolicy = svg(
  800,
  800,
  `<g stroke="${tokens.accent}" stroke-width="5">${rings}</g><circle cx="400" cy="378" r="34" fill="${tokens.warm}"/><path d="M400 390l24 72h-48Z" fill="${tokens.warm}" stroke="${tokens.warm}" stroke-width="8"/>`,
  'left:640px;top:-94px',
)
