import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The locale in which WebKit runs: it takes the language of pages from it. */
export const webkitLocale = 'fr_FR.UTF-8'

/** Whether the system has the locale; `locale` writes it as `fr_FR.utf8`. */
export function hasWebKitLocale(): boolean {
  const { stdout } = spawnSync('locale', ['--all-locales'], { encoding: 'utf8' })
  return /^fr_FR\.utf-?8$/im.test(stdout ?? '')
}

/** Whether WebKit and what its tests need is installed: its driver, a screen without a monitor, and the locale. */
export function hasWebKit(): boolean {
  return ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(existsSync) && hasWebKitLocale()
}

/** Places where a Firefox of the system is found: the one that FIREFOX_PATH names is the first. */
const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The system's Firefox, or undefined. */
export function systemFirefox(): string | undefined {
  return firefoxes.find((path) => path !== undefined && path !== '' && existsSync(path))
}
