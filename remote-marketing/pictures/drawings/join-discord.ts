import {
  earlyStrokes,
  fiftiethStroke,
  height,
  laterStrokes,
  levelStrokes,
  opacities,
  width,
} from '../../src/pages/join-discord/tally.ts'
import { svg } from '../markup.ts'
import { tokens } from '../tokens.ts'

const level = (path: string, opacity = 1) =>
  `<path d="${path}" stroke="${tokens.text}" stroke-opacity="${opacity}"/>`

/** Referrals counted by hand, as the page has them; the fiftieth makes a VIP. */
export const joinDiscord = svg(
  width,
  height,
  `<g stroke-width="7">${level(earlyStrokes, 0.2)}${levelStrokes.map((path, i) => level(path, opacities[i])).join('')}${level(laterStrokes, 0.12)}<path d="${fiftiethStroke}" stroke="${tokens.warm}"/></g>`,
  'left:620px;top:76px;width:508px;height:280px',
)
