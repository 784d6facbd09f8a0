import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasPostgres } from '@cadence/api/test/postgres'
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

/** Installs Debian's packages. @returns whether they are there now */
function install(...packages: string[]): boolean {
  return has('apt-get') && apt('update') && apt('install', '--yes', '--no-install-recommends', ...packages)
}

/** Debian's packages, the better one first. */
const browsers = ['chromium-headless-shell', 'chromium']

/** @throws Error that says how to get a Chromium, where there is none and Debian's cannot be installed. */
function ensureBrowser(): void {
  if (systemChromium() || existsSync(chromium.executablePath())) return
  console.log('No Chromium found: installing Debian’s package')
  if (browsers.some((name) => install(name)) && systemChromium()) return
  throw new Error('The tests need a Chromium: install one, or name it in CHROMIUM_PATH')
}

/**
 * Installs what the tests need and this machine lacks, from Debian: a Chromium, PostgreSQL, and nginx. Without the last
 * two, where they cannot be installed, the tests that need them are left out and say so. @throws Error without a Chromium
 */
export function ensureTestPrograms(): void {
  ensureBrowser()
  const servers = [
    { name: 'PostgreSQL', isThere: hasPostgres, packages: ['postgresql'] },
    {
      name: 'nginx',
      isThere: () => existsSync('/usr/sbin/nginx'),
      packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    },
  ]
  for (const { name, isThere, packages } of servers) {
    if (isThere()) continue
    console.log(`No ${name} found: installing Debian’s package`)
    if (!install(...packages)) console.log(`${name} could not be installed: its tests are left out.`)
  }
}
