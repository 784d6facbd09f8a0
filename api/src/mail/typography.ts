/** French typography: a narrow no-break space before ; : ! ? and inside « », and a real apostrophe. */
export function french(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/ (?=[;:!?»])/g, '\u202f')
    .replace(/« /g, '«\u202f')
    .replace(/(?<=\d) (?=h\b|heures\b|%)/g, '\u202f')
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;')
}

/**
 * A first name that a mail may repeat. Anyone can register any address with any "first name", so one that could carry a
 * message or an address of its own is none.
 */
export function nameIn(firstName: string): string | null {
  return /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,39}$/u.test(firstName) ? firstName : null
}

/** 'Bonjour Léa,', or without a name where there is none to repeat. */
export function greeting(firstName: string): string {
  const name = nameIn(firstName)
  return name ? `Bonjour ${name},` : 'Bonjour,'
}
