import type { Span } from './plain-text.ts'

/** Signs that only joined what was cut out of the title to the rest. */
const loose = /^[\s,;:.\-–—·|/]+|[\s,;:\-–—·|/]+$/g

/** Tidies a title: single spaces, and no sign that joins nothing. */
export function tidyTitle(text: string): string {
  const spaced = text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,;.)])(?= |$)/g, '$1')
    .replace(/([,;])(?: ?[,;])+/g, '$1')
    .replace(/\( /g, '(')
  // A dot ends an abbreviation, so it goes only where nothing stands before it.
  const trimmed = spaced.replace(loose, '').replace(/\(\)/g, '').trim()
  return trimmed === spaced ? spaced : tidyTitle(trimmed)
}

/** Begins a title with a capital letter, except where that would spoil a name such as `iPhone` or an address. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text
  const isOwnSpelling = /^\p{Ll}\p{Lu}/u.test(text) || /^(?:https?:|www\.)/i.test(text)
  return isOwnSpelling ? text : first.toLocaleUpperCase('fr') + rest.join('')
}

/** The text without some runs of it. Empty when nothing but those was there. */
export function textWithout(text: string, runs: readonly Span[]): string {
  const ordered = [...runs].sort((a, b) => b.from - a.from)
  const cut = ordered.reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
  return tidyTitle(cut)
}
