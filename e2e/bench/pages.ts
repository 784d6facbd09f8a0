/** A page that the benchmark opens, and a change from it to a page of another remote. */
export interface BenchPage {
  path: '/' | '/dashboard'
  signedIn: boolean
  /** The last part of the page. */
  lastPart: string
  change: { link: string; heading: string }
  /** A button that needs the running app, and its effect on the page. */
  button: { press: string; effect: string }
}

export const benchPages: readonly BenchPage[] = [
  {
    path: '/',
    signedIn: false,
    lastPart: '[data-last-part]',
    change: { link: 'header a[href="/login"]', heading: 'Ravis de vous revoir' },
    button: { press: 'aside[aria-label="Annonce"] button', effect: 'aside[data-open="false"]' },
  },
  {
    path: '/dashboard',
    signedIn: true,
    lastPart: '[data-widget="10"]',
    change: { link: 'aside a[href="/community-hub"]', heading: 'Community Hub' },
    button: { press: 'button[aria-label="Notifications"]', effect: ':popover-open' },
  },
]

/** Network and processor of a measurement: latency in ms, throughput in bytes a second. */
export interface Conditions {
  latency: number
  downloadThroughput: number
  uploadThroughput: number
  cpuSlowdown: number
}

/** Those of the benchmark: 10 Mbit/s, 40 ms, a processor four times slower. */
export const conditions: Conditions = {
  latency: 40,
  downloadThroughput: (10 * 1000 * 1000) / 8,
  uploadThroughput: (10 * 1000 * 1000) / 8,
  cpuSlowdown: 4,
}

/** A full lecture hall: 1.6 Mbit/s, 400 ms. */
export const lectureHall: Conditions = {
  ...conditions,
  latency: 400,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
}
