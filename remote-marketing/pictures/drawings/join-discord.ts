import { svg } from '../markup.ts'
import { tokens } from '../tokens.ts'
import { portrait } from './portrait.ts'

const messages = [
  { left: 760, top: 116, wide: 520, words: [300, 170], seed: 'p7' },
  { left: 690, top: 264, wide: 380, words: [250], seed: 'p5' },
]

const bar = (wide: number, i: number) =>
  `<div style="left:34px;top:${34 + i * 34}px;width:${wide}px;height:14px;border-radius:7px;background:${tokens.outline}"></div>`

const bubble = ({ left, top, wide, words, seed }: (typeof messages)[number]) =>
  `${svg(84, 84, portrait(seed, { x: 42, y: 42, r: 40 }), `left:${left - 104}px;top:${top}px`)}<div class="bubble" style="left:${left}px;top:${top}px;width:${wide}px;height:${words.length * 34 + 48}px">${words.map(bar).join('')}</div>`

const dots = [0, 1, 2]
  .map(
    (i) =>
      `<circle cx="${50 + i * 34}" cy="50" r="9" fill="${tokens.onAccent}" fill-opacity="${1 - i * 0.3}"/>`,
  )
  .join('')

/** A conversation, with a person who is typing. */
export const joinDiscord = `<style>
.bubble{border-radius:28px;background:${tokens.surface2};border:2px solid ${tokens.surface3}}
</style>${messages.map(bubble).join('')}
<div class="bubble" style="left:880px;top:402px;width:168px;height:100px;background:${tokens.accentDeep};border-color:${tokens.accentDeep}">${svg(168, 100, dots, 'left:0;top:0')}</div>
${svg(84, 84, portrait('p36', { x: 42, y: 42, r: 40 }), 'left:1068px;top:410px')}`
