import { escapeText } from './markup.ts'
import type { Picture } from './picture.ts'
import { display, text, tokens } from './tokens.ts'

export const width = 1200
export const height = 630

const styles = `
.frame{position:relative;width:${width}px;height:${height}px;overflow:hidden;background:${tokens.page};color:${tokens.text};${text}}
.drawing{position:absolute;inset:0}
.drawing *{position:absolute}
.words{position:absolute;left:72px;top:64px;bottom:68px;display:flex;flex-direction:column}
.brand{display:flex;align-items:center;gap:16px;${display}font-size:34px;line-height:1}
.title{margin-top:auto;${display}font-size:84px;line-height:1;letter-spacing:-0.04em;white-space:pre}
.line{margin-top:28px;color:${tokens.muted};font-size:29px;line-height:1.35;white-space:pre}
`

/** The mark of the house, as the favicon has it, without its ground. */
const mark = `<svg viewBox="6 3 23 23" width="50" height="50" fill="none" stroke-linecap="round" stroke-width="3" stroke="${tokens.accent}">
<circle cx="10" cy="22" r="3" fill="${tokens.warm}" stroke="none"/>
<path d="M10 14.5a7.5 7.5 0 0 1 7.5 7.5"/><path d="M10 7a15 15 0 0 1 15 15" stroke-opacity=".55"/></svg>`

/** The whole picture as markup: the drawing, and the words above it. */
export function frame({ title, line, drawing }: Picture): string {
  const lines = title.map((part) => `<div>${escapeText(part)}</div>`).join('')
  return `<style>${styles}</style><div class="frame"><div class="drawing">${drawing}</div><div class="words"><div class="brand">${mark}<div>Cadence</div></div><div class="title">${lines}</div><div class="line">${escapeText(line)}</div></div></div>`
}
