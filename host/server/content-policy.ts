/**
 * The content policy of a page: only scripts and styles of this origin or with the answer's nonce, and nothing else. Firefox
 * asks `default-src` whether it may fetch ahead, so that is no 'none': each other kind has a rule of its own.
 * @param served whether the HTML contains the page: React then writes `style` attributes on its elements.
 * @param previewed origins of this browser's previews, for scripts, styles, fonts, pictures, films and live reload.
 */
export function contentSecurityPolicy(
  nonce: string,
  served = false,
  previewed: readonly string[] = [],
): string {
  const theirs = previewed.map((origin) => ` ${origin}`).join('')
  const sockets = previewed.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('')
  return [
    "default-src 'self'",
    ...['object-src', 'frame-src', 'child-src'].map((kind) => `${kind} 'none'`),
    "worker-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${theirs}`,
    `style-src 'self' 'nonce-${nonce}'${theirs}`,
    ...(served ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data: blob:${theirs}`,
    `media-src 'self'${theirs}`,
    `font-src 'self'${theirs}`,
    `connect-src 'self'${theirs}${sockets}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
