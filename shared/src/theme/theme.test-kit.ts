import { vi } from 'vitest'

/** Puts a system in the place of the real one. @returns a function that changes what it likes. */
export function replaceSystem(light: boolean): (light: boolean) => void {
  const media = Object.assign(new EventTarget(), { matches: light, media: '', onchange: null })
  vi.stubGlobal('matchMedia', () => media)
  return (now) => {
    media.matches = now
    media.dispatchEvent(new Event('change'))
  }
}

/** The head of a page as the server writes it, without the styles. */
export function freshPage(tags: string): void {
  document.head.innerHTML = tags
  document.documentElement.removeAttribute('data-mode')
}

/** What the page shows: the mode that the style sheet reads, and when the light colour of the bars counts. */
export function shown() {
  const [light, dark] = document.querySelectorAll('meta[name="theme-color"]')
  return {
    mode: document.documentElement.dataset.mode ?? 'dark',
    lightBars: light?.getAttribute('media'),
    darkBars: dark?.getAttribute('media'),
  }
}
