let kept: { pathname: string; content: HTMLElement } | undefined

/**
 * Keeps what a member is reading already, when the page that stood in the first HTML cannot be made to work: its
 * elements, with what was opened or typed in them.
 */
export function keepStaticPage(pathname: string, main: Element): void {
  const content = document.createElement('div')
  content.append(...main.childNodes)
  kept = { pathname, content }
}

/** What was kept of a page, if anything was. */
export function staticPage(pathname: string): HTMLElement | undefined {
  return kept?.pathname === pathname ? kept.content : undefined
}

/** Forgets it: another page, or the page itself, has come in its place. */
export function forgetStaticPage(): void {
  kept = undefined
}
