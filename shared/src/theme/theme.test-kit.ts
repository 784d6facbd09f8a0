import { vi } from 'vitest'

/** Replaces the operating system's preference. @returns a function that changes it. */
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

/** The mode of the page, and the media queries of the two colours of the browser's bars. */
export function shown() {
  const [light, dark] = document.querySelectorAll('meta[name="theme-color"]:not([data-own])')
  return {
    mode: document.documentElement.dataset.mode ?? 'dark',
    lightBars: light?.getAttribute('media'),
    darkBars: dark?.getAttribute('media'),
  }
}

/** The colour theme of the page: background, colour scheme, and the browser's bars. */
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

/** The result of `shownColours` when no theme is applied. */
export const defaultColours = { page: '', parts: '', bars: 'of the first HTML', count: 2 }
