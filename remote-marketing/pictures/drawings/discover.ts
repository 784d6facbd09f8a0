import { arches, current, gone, height, now, pauses, width } from '../../src/pages/discover/session-arches.ts'
import { svg } from '../markup.ts'
import { tokens } from '../tokens.ts'

const strokes = arches
  .map((path, i) =>
    i === current
      ? `<path d="${path}" stroke="${tokens.accent}" stroke-opacity=".5"/>`
      : `<path d="${path}" stroke="${tokens.text}" stroke-opacity=".34"/>`,
  )
  .join('')

/** Three hours, one stroke a minute, as the page has them: six sessions, and a breath after each. */
export const discover = svg(
  width,
  height,
  `<g stroke-width="3" stroke-linecap="butt">${strokes}<path d="${gone}" stroke="${tokens.accent}"/><path d="${pauses}" stroke="${tokens.warm}"/></g><circle cx="${now.x}" cy="${now.y}" r="8" fill="${tokens.warm}"/>`,
  'left:0;top:128px;width:1440px;height:220px',
)
