/**
 * What a loader throws, or answers with, to lead its visit elsewhere. Only to an address of this app.
 */
export class Redirect {
  constructor(
    /** Path, query and hash, as the asked address would be written in a link. */
    readonly to: string,
    /** `replace` leaves no entry of the page before; `document` loads the address anew. */
    readonly how: 'navigate' | 'replace' | 'document',
  ) {}
}

/** Leads a visit elsewhere. What the history holds of it already is replaced; a link was never entered. */
export function redirect(to: string): Redirect {
  return new Redirect(to, 'navigate')
}

/** Leads a visit elsewhere, in the place of the page on screen. */
export function replace(to: string): Redirect {
  return new Redirect(to, 'replace')
}

/** Leads a visit elsewhere, in a fresh document. */
export function redirectDocument(to: string): Redirect {
  return new Redirect(to, 'document')
}
