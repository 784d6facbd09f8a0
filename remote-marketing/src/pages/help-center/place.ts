/** Name of the support options in the address. */
export const CONTACT_ID = 'contact'

const PLACE = /^#((?:article|question|categorie)-[a-z0-9-]+|contact)$/

/** The place of this page that a hash names; null for anything else. */
export function placeOf(hash: string): string | null {
  return PLACE.exec(hash)?.[1] ?? null
}
