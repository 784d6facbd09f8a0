import type { Entry } from '../records/records.ts'
import { searchable } from '../string-helpers.ts'
import { activeSubjects } from './subjects.ts'

/** A word behind a number sign, at the beginning of the text or after a space. */
const MARK = /(^|\s)#([\p{L}\p{N}][\p{L}\p{N}_-]*)/gu

/** A name as one word, as a mark has it: `Droit civil` is `#droitcivil` or `#droit-civil`. */
const asWord = (name: string) => searchable(name).replace(/[^\p{L}\p{N}]+/gu, '')

/** A text without the mark of its subject, and the id of that subject; null without one. */
export interface MarkedText {
  text: string
  subject: string | null
}

/**
 * Takes the mark of a subject out of a text: `Rendre le DM #maths`. A word behind a number sign that names no subject
 * of the member stays in the text, and so does a mark that is the whole text.
 */
export function takeSubject(text: string, subjects: readonly Entry<'subject'>[]): MarkedText {
  const byWord = new Map(activeSubjects(subjects).map(({ id, data }) => [asWord(data.name), id]))
  for (const { 0: mark, 1: before = '', 2: word = '', index } of text.matchAll(MARK)) {
    const subject = byWord.get(asWord(word))
    if (subject === undefined) continue
    const rest = `${text.slice(0, index)}${before}${text.slice(index + mark.length)}`
    const tidy = rest.replace(/[ \t]{2,}/g, ' ').trim()
    if (tidy !== '') return { text: tidy, subject }
  }
  return { text, subject: null }
}
