/** What a person sees as one character: an accent, a family of emoji or a flag is several code points. */
function firstCharacter(text: string): string {
  if (!('Segmenter' in Intl)) return Array.from(text)[0] ?? ''
  const [first] = new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text)
  return first?.segment ?? ''
}

/** Initials of a member: of the first and the last name, whole characters, in capitals. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => firstCharacter(name.trim()))
    .join('')
    .toLocaleUpperCase('fr')
}
