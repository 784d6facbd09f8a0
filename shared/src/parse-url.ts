/** The address that a text is, or null. Safari before 17 and Chrome before 120 have no `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
