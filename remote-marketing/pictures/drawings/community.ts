import { others, ripples, you } from '../../src/pages/community/ripples.ts'
import { svg } from '../markup.ts'
import { tokens } from '../tokens.ts'

const dots = others.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="7" fill="${tokens.text}"/>`).join('')
const own = you ? `<circle cx="${you.x}" cy="${you.y}" r="12" fill="${tokens.warm}"/>` : ''

/**
 * People who work side by side, as the page has them: their circles cross. All circles are one path: where two cross,
 * they do not add up, and the picture has few enough colours for a palette.
 */
export const community = svg(
  1120,
  800,
  `<path d="${ripples.join('')}" stroke="${tokens.text}" stroke-opacity=".22" stroke-width="2"/>${dots}${own}`,
  'left:552px;top:-6px;width:896px;height:640px',
)
