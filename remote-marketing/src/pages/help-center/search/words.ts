/** A text without accents, ligatures, capitals and any sign but letters and digits: what a search compares. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Words that a question is made of, whatever it asks. */
const small = new Set(
  'a ai au aux avec ce ces comment d dans de des du elle en est et faire il j je l la le les leur m ma me mes mon n ne on ou par pas peux pour pourquoi puis qu que quel quelle qui quoi s sa se ses si son sur t te ton tu un une vos votre y'.split(
    ' ',
  ),
)

/** Without its plural, so that « thèmes » finds « thème » and the other way round. */
const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

/** The words of a query that matter; all of them where none matters. */
export function searchWords(query: string): string[] {
  const words = plain(query).split(' ').filter(Boolean)
  const telling = words.filter((word) => !small.has(word))
  return (telling.length > 0 ? telling : words).map(singular)
}
