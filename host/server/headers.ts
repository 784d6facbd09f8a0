/** Headers of every answer of the release server, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

/** Of every answer of a site on https, beside these: browsers ask it by https alone for a year. */
export const httpsHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
}

/**
 * What a page may do: scripts and styles of this origin, or with this answer's nonce; nothing else from anywhere.
 * @param served whether the page is in the HTML: its elements then have `style` attributes, as React writes them.
 * @param previewed origins of what this one browser previews: its scripts, styles, fonts, pictures and live reload.
 */
export function contentSecurityPolicy(
  nonce: string,
  served = false,
  previewed: readonly string[] = [],
): string {
  const theirs = previewed.map((origin) => ` ${origin}`).join('')
  const sockets = previewed.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('')
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${theirs}`,
    `style-src 'self' 'nonce-${nonce}'${theirs}`,
    ...(served ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data: blob:${theirs}`,
    `font-src 'self'${theirs}`,
    `connect-src 'self'${theirs}${sockets}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
