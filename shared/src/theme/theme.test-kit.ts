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
  document.documentElement.removeAttribute('style')
}

/** What the page shows: the mode that the style sheet reads, and when the light colour of the bars counts. */
export function shown() {
  const [light, dark] = document.querySelectorAll('meta[name="theme-color"]:not([data-own])')
  return {
    mode: document.documentElement.dataset.mode ?? 'dark',
    lightBars: light?.getAttribute('media'),
    darkBars: dark?.getAttribute('media'),
  }
}

/** What the page shows of a colour theme: the ground, the browser's own parts, and its bars. */
export function shownColours() {
  const root = document.documentElement.style
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  return {
    page: root.getPropertyValue('--page'),
    parts: root.getPropertyValue('color-scheme'),
    bars: bars[0]?.dataset.own === '' ? bars[0].content : 'of the first HTML',
    count: bars.length,
  }
}

/** What `shownColours` gives where no theme is on the page. */
export const plain = { page: '', parts: '', bars: 'of the first HTML', count: 2 }
