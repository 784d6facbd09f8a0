import { svg } from '../markup.ts'
import { tokens } from '../tokens.ts'
import { tile } from './note.ts'

const rules = [
  'Un accès gratuit',
  'Un usage loyal',
  'Vos notes restent à vous',
  'Le droit français',
  'Une version datée',
]

const tick = `<rect x="2" y="2" width="34" height="34" rx="10" stroke="${tokens.accent}" stroke-width="3"/><path d="m11 20 5.5 5.5L27 13" stroke="${tokens.accent}" stroke-width="3"/>`

const row = (rule: string, i: number) =>
  `<div class="row" style="top:${112 + i * 92}px">${svg(38, 38, tick, 'left:0;top:24px')}<div class="rule">${rule}</div></div>`

/** The terms as the list of tasks would have them. */
export const cgu = `<style>
.row{left:36px;width:348px;height:92px;border-top:2px solid ${tokens.surface3}}
.rule{left:58px;top:28px;font-size:26px;line-height:1.15;white-space:pre}
</style>${tile('To-do List', rules.map(row).join(''))}`
