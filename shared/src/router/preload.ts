type Preloader = (path: string) => void

let preloader: Preloader = () => undefined

/** The host says how the page behind a path is loaded ahead of a visit. */
export function setPreloader(next: Preloader): void {
  preloader = next
}

/** Loads the page behind a path ahead of a visit: on hover, focus or touch. Never throws, never waits. */
export function preloadPath(path: string): void {
  preloader(path)
}
