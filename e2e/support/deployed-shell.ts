import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Checkout, cloneHere } from '../../tools/checkout.test-kit.ts'
import { appUrl, workerPort } from './stack.ts'
import { test as base, expect } from './test.ts'

/** Time limit for the checkout and its start, in milliseconds. It is long, because the machine is busy with tests. */
const START_MS = 60_000

const PORT = workerPort(7)
const AUTH_PORT = workerPort(8)

async function startDev({ folder }: Checkout): Promise<ChildProcess> {
  const args = ['--import', 'tsx', join(folder, 'tools/dev.ts'), 'auth', '--shell', appUrl]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT, AUTH_PORT },
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  await expect.poll(() => said, { timeout: START_MS }).toContain('Cadence is at')
  return child
}

/**
 * Playwright's test with `npm run dev -- auth --shell …` in front of the shell under test. The command runs in a sparse
 * checkout of this one remote.
 */
export const test = base.extend<{ checkout: Checkout }>({
  checkout: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const checkout = await cloneHere(['remote-auth', 'shared', 'build', 'releases', 'tools'])
      await checkout.borrowPackages()
      const dev = await startDev(checkout)
      await use(checkout)
      const ended = once(dev, 'exit')
      dev.kill('SIGTERM')
      await ended
      await checkout.remove()
    },
    { timeout: START_MS },
  ],
  baseURL: async ({ checkout: _ }, use) => use(`http://localhost:${PORT}`),
})

export { expect }
