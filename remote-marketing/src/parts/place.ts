const PLACE = /^#([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Where the host puts the page: the target of its skip link, which goes there by itself. */
const HOST_PLACE = 'content'

/** The place of a page that a hash names; null for anything else. */
export function placeOf(hash: string): string | null {
  const place = PLACE.exec(hash)?.[1] ?? null
  return place === HOST_PLACE ? null : place
}
