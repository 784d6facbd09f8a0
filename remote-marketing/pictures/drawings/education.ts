import { breaks, height, sessions, tracks, width } from '../../src/parts/class-ring-paths.ts'
import { svg } from '../markup.ts'
import { tokens } from '../tokens.ts'

/** A class at work, as the landing page has it: thirty sessions, each at its own point, and some at rest. */
export const education = svg(
  width,
  height,
  `<g stroke-width="4.5"><path d="${tracks}" stroke="${tokens.surface3}"/><path d="${sessions}" stroke="${tokens.accent}"/><path d="${breaks}" fill="${tokens.warm}"/></g>`,
  'left:620px;top:76px;width:624px;height:514px',
)
