import { svg } from '../markup.ts'
import { display, tokens } from '../tokens.ts'
import { portrait } from './portrait.ts'

const steps = ['3', '11', '26', '50']
const people = ['p12', 'p5', 'p27', 'p26']
const wide = 118
const gap = 12
const left = 644

const step = (count: string, i: number) => {
  const top = 404 - i * 88
  const last = i === steps.length - 1
  return `<div class="step" style="left:${left + i * (wide + gap)}px;top:${top}px;background:${last ? tokens.accentDeep : tokens.surface2};color:${last ? tokens.onAccent : tokens.text};border-color:${last ? tokens.accentDeep : tokens.surface3}"><div class="count">${count}</div></div>
${svg(104, 104, portrait(people[i] ?? '', { x: 52, y: 52, r: 50 }), `left:${left + i * (wide + gap) + 7}px;top:${top - 92}px`)}`
}

/** Four levels, by the number of people that one has brought, and someone on each. */
export const ambassadorProgram = `<style>
.step{width:${wide}px;height:600px;border-radius:20px;border:2px solid ${tokens.surface3}}
.count{left:0;top:34px;width:${wide - 4}px;text-align:center;${display}font-size:52px;line-height:1}
</style>${steps.map(step).join('')}`
