import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchCredentials, storeBenchMember } from '@cadence/api/dev/database-access'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'

export const member = benchCredentials

/** Starts the API with an embedded database of its own, in which `member` has an account. */
export async function startApi() {
  const folder = await mkdtemp(join(tmpdir(), 'cadence-api-client-'))
  const port = await freePort()
  // The mails have nowhere to go, and nobody reads them.
  const env = { DATA_DIR: folder, API_PORT: `${port}`, SMTP_URL: 'smtp://localhost:1', LOG_LEVEL: 'info' }
  await storeBenchMember(env)
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: join(import.meta.dirname, '../../api'),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('ready')) resolve()
    })
    ended.then(() => reject(new Error(`the API ended before it was ready:\n${output}`)), reject)
  })
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
