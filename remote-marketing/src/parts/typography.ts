const NARROW = '\u202f'
const NO_BREAK = '\u00a0'

/**
 * Sets a French text as a printer would: texts are written with plain spaces and straight apostrophes, which a
 * reader of the source can see, and this puts the no-break spaces and the curly apostrophes in.
 */
export function fr(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ (?=[;:!?»])/g, NARROW)
    .replace(/(?<=«) /g, NARROW)
    .replace(/(?<=\d) (?=\d{3}(?!\d)|%|h(?!\p{L}))/gu, NARROW)
    .replace(/(?<=\d\u202fh) (?=\d)/g, NARROW)
    .replace(/(?<=\d\+?) (?=\p{L})/gu, NO_BREAK)
}
