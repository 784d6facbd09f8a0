import { articleNamed } from '../../src/pages/help-center/content/article-list.ts'
import type { CategoryName } from '../../src/pages/help-center/content/categories.ts'
import { popular } from '../../src/pages/help-center/content/popular-articles.ts'
import { circle } from '../../src/parts/svg-arc.ts'
import { escapeText, svg } from '../markup.ts'
import { tokens } from '../tokens.ts'

const { text, surface3, warm, page } = tokens

const arrow = `<path d="M4 14h20M16 6l8 8-8 8" stroke="${warm}" stroke-width="3"/>`

const row = (title: string, i: number) =>
  `<div class="row" style="top:${66 + i * 92}px"><div class="found">${escapeText(title)}</div>${svg(28, 28, arrow, 'left:558px;top:31px')}</div>`

const rings = [70, 128, 196, 276, 368].map((r) => circle(400, 400, r)).join('')

/** The lamp of the help center, from behind the list. */
const lamp = svg(
  800,
  800,
  `<path d="${rings}" stroke="${text}" stroke-opacity=".14" stroke-width="2"/><circle cx="400" cy="400" r="17" fill="${warm}"/>`,
  'left:690px;top:112px',
)

/** The popular articles of a category, as the help center lists them, above its lamp. */
export function helpCategory(name: CategoryName): string {
  const titles = popular[name].map((article) => articleNamed(article)?.title ?? '')
  return `<style>
.row{left:540px;width:588px;height:92px;border-bottom:2px solid ${surface3};background:${page}}
.found{left:0;top:30px;font-size:26px;line-height:1.2;white-space:pre}
</style>${lamp}${titles.map(row).join('')}`
}
