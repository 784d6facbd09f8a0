import { escapeText, svg } from '../markup.ts'
import { tokens } from '../tokens.ts'

/** What is typed into the search, and the first answers of the page to it. */
export const query = 'tableau'
export const answers = [
  'Lire son premier tableau de bord',
  'Ajouter un premier outil à son tableau',
  'Composer et enregistrer un tableau de bord',
  'Ranger ses tableaux dans la Collection',
]

const lens = `<g stroke="${tokens.accent}" stroke-width="4"><circle cx="20" cy="20" r="13"/><path d="m30 30 9 9"/></g>`

const answer = (title: string, i: number) =>
  `<div class="answer" style="top:${12 + i * 84}px;${i === 0 ? `background:${tokens.surface3};color:${tokens.text}` : ''}"><div class="title-found">${escapeText(title)}</div></div>`

/** The search of the page, with its answers. */
export const helpCenter = `<style>
.search{left:560px;top:92px;width:720px;height:96px;border-radius:26px;background:${tokens.surface2};border:3px solid ${tokens.accent}}
.typed{left:86px;top:27px;font-size:33px;line-height:1.1}
.caret{left:203px;top:26px;width:3px;height:38px;background:${tokens.warm}}
.answers{left:560px;top:206px;width:720px;height:364px;border-radius:26px;background:${tokens.surface1};border:2px solid ${tokens.surface3}}
.answer{left:12px;width:692px;height:80px;border-radius:16px;color:${tokens.muted}}
.title-found{left:26px;top:23px;font-size:27px;line-height:1.2;white-space:pre}
</style>
<div class="search">${svg(44, 44, lens, 'left:28px;top:23px')}<div class="typed">${query}</div><div class="caret"></div></div>
<div class="answers">${answers.map(answer).join('')}</div>`
