let kept: { pathname: string; content: HTMLElement } | undefined

/**
 * Keeps the elements of a server-rendered page whose scripts do not load. The member can go on reading, and keeps what
 * they opened or typed.
 */
export function keepStaticPage(pathname: string, main: Element): void {
  const content = document.createElement('div')
  content.append(...main.childNodes)
  kept = { pathname, content }
}

/** The stored elements of a page, if there are any. */
export function staticPage(pathname: string): HTMLElement | undefined {
  return kept?.pathname === pathname ? kept.content : undefined
}

/** Forgets them: another page, or the page itself, has replaced them. */
export function forgetStaticPage(): void {
  kept = undefined
}
