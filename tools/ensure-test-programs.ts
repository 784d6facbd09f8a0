import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasPostgres } from '@cadence/api/test/postgres'
import { chromium } from 'playwright'
import { systemChromium } from './chromium.ts'
import { hasWebKit, systemFirefox, webkitLocale } from './engines.ts'

function has(command: string): boolean {
  return spawnSync('which', [command], { stdio: 'ignore' }).status === 0
}

/** Runs a command that changes the system. */
function change(...command: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const [file = '', ...rest] = [...asRoot, ...command]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(file, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** Installs Debian's packages. @returns whether they are there now */
function install(...packages: string[]): boolean {
  return (
    has('apt-get') &&
    change('apt-get', 'update') &&
    change('apt-get', 'install', '--yes', '--no-install-recommends', ...packages)
  )
}

function installWebKit(): boolean {
  const installed = install('webkit2gtk-driver', 'xvfb', 'locales')
  return installed && change('localedef', '-i', 'fr_FR', '-f', 'UTF-8', webkitLocale) && hasWebKit()
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
 * Installs what the tests need and this machine lacks, from Debian: a Chromium, PostgreSQL, nginx, Firefox and WebKit.
 * Without the last four, where they cannot be installed, the tests that need them are left out. @throws Error without a Chromium
 */
export function ensureTestPrograms(): void {
  ensureBrowser()
  const programs = [
    { name: 'PostgreSQL', isThere: hasPostgres, add: () => install('postgresql') },
    {
      name: 'nginx',
      isThere: () => existsSync('/usr/sbin/nginx'),
      add: () => install('nginx', 'libnginx-mod-http-brotli-static'),
    },
    { name: 'Firefox', isThere: () => systemFirefox() !== undefined, add: () => install('firefox-esr') },
    { name: 'WebKit', isThere: hasWebKit, add: installWebKit },
  ]
  for (const { name, isThere, add } of programs) {
    if (isThere()) continue
    console.log(`No ${name} found: installing Debian’s package`)
    if (!add() || !isThere()) console.log(`${name} could not be installed: its tests are left out.`)
  }
}
