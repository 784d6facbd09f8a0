import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'

const rings = ['account', 'container', 'object'] as const
/** The keys of the one account. */
export const swiftKeys = { AWS_ACCESS_KEY_ID: 'test:tester', AWS_SECRET_ACCESS_KEY: 'testing' }

const common = (dir: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${dir}
workers = 0
`

const storage = (dir: string, ring: string, port: number) => `${common(dir, port)}devices = ${dir}/disk
mount_check = false
[pipeline:main]
pipeline = ${ring}-server
[app:${ring}-server]
use = egg:swift#${ring}
`

const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 's3api', 'tempauth', 'copy', 'slo', 'dlo']

const proxy = (dir: string, port: number) => `${common(dir, port)}[pipeline:main]
pipeline = ${filters.slice(0, 2).join(' ')} cache ${filters.slice(2).join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
${filters
  .map((filter) => `[filter:${filter}]\nuse = egg:swift#${filter}`)
  .join('\n')
  .replace('egg:swift#tempauth', 'egg:swift#tempauth\nuser_test_tester = testing .admin')}
`

/**
 * Starts OpenStack Swift with its S3 interface, on one disk that is a folder; Debian's swift-proxy, swift-account,
 * swift-container and swift-object are its programs. @returns its address, and what ends it.
 */
export async function startSwift(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'cadence-swift-'))
  await mkdir(join(dir, 'disk/d1'), { recursive: true })
  const servers: ChildProcess[] = []
  const start = (name: string) => {
    servers.push(spawn(`swift-${name}-server`, [`${name}.conf`], { cwd: dir, stdio: 'ignore' }))
  }
  for (const ring of rings) {
    const port = await freePort()
    const build = (...args: string[]) =>
      execFileSync('swift-ring-builder', [`${ring}.builder`, ...args], { cwd: dir, stdio: 'ignore' })
    build('create', '2', '1', '0')
    build('add', `r1z1-127.0.0.1:${port}/d1`, '1')
    build('rebalance')
    await writeFile(join(dir, `${ring}.conf`), storage(dir, ring, port))
    start(ring)
  }
  const port = await freePort()
  await writeFile(join(dir, 'proxy.conf'), proxy(dir, port))
  start('proxy')
  const endpoint = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(endpoint).catch(() => null)); tries += 1) {
    if (tries > 200) throw new Error('Swift does not answer')
    await wait(100)
  }
  return {
    endpoint,
    stop: async () => {
      await Promise.all(
        servers.map(async (server) => {
          if (server.exitCode !== null) return
          server.kill('SIGKILL')
          await once(server, 'exit')
        }),
      )
      await rm(dir, { recursive: true, force: true })
    },
  }
}
