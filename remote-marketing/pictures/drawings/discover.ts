import {
  arches,
  currentSession,
  height,
  lampPlace,
  pastMinutes,
  pauses,
  type Strokes,
  width,
} from '../../src/pages/discover/session-arches.ts'
import { svg } from '../markup.ts'
import { tokens } from '../tokens.ts'

const whole = ({ even, odd }: Strokes) => even + odd

const strokes = arches
  .map(whole)
  .map((path, i) =>
    i === currentSession
      ? `<path d="${path}" stroke="${tokens.accent}" stroke-opacity=".5"/>`
      : `<path d="${path}" stroke="${tokens.text}" stroke-opacity=".34"/>`,
  )
  .join('')

/** Three hours, one stroke a minute, as the page has them: six sessions, and a breath after each. */
export const discover = svg(
  width,
  height,
  `<g stroke-width="3" stroke-linecap="butt">${strokes}<path d="${whole(pastMinutes)}" stroke="${tokens.accent}"/><path d="${whole(pauses)}" stroke="${tokens.warm}"/></g><circle cx="${lampPlace.x}" cy="${lampPlace.y}" r="8" fill="${tokens.warm}"/>`,
  'left:0;top:128px;width:1440px;height:220px',
)
