/** Initials of a member: of the first and the last name, whole characters, in capitals. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toLocaleUpperCase('fr')
}
