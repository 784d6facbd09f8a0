import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { systemChromium } from './chromium.ts'

function has(command: string): boolean {
  return spawnSync('which', [command], { stdio: 'ignore' }).status === 0
}

function apt(...args: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const [file = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(file, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** Debian's packages, the better one first. */
const packages = ['chromium-headless-shell', 'chromium']

/**
 * Makes sure that there is a Chromium for the tests: the system's, the one that Playwright brought, or Debian's
 * package. @throws Error that says how to get one.
 */
export async function ensureBrowser(): Promise<void> {
  if (systemChromium() || existsSync(chromium.executablePath())) return
  if (has('apt-get')) {
    console.log('No Chromium found: installing Debian’s package')
    const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name)
    if (apt('update') && packages.some(install) && systemChromium()) return
  }
  throw new Error('The tests need a Chromium: install one, or name it in CHROMIUM_PATH')
}
