import { existsSync } from 'node:fs'

/**
 * Places where a Chromium of the system is found: first the one without windows, which opens a page in a third of the
 * time.
 */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium, or undefined: Playwright then uses its own. */
export function systemChromium(): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** Switches that keep Chromium to the pages under test. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How every test and the benchmark start Chromium. */
export function launchOptions() {
  const executablePath = systemChromium()
  // Chromium refuses its sandbox when root starts it, as in most containers.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { args: [...quiet, ...sandbox], ...(executablePath ? { executablePath } : {}) }
}
