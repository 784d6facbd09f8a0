import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Checkout, cloneHere } from './checkout.test-kit.ts'

/** With `E2E_FULL=1` npm installs the packages, and all tests of the remote run: some two minutes. */
const full = process.env.E2E_FULL === '1'
const PATIENCE_MS = full ? 300_000 : 60_000

let checkout: Checkout
beforeAll(async () => {
  checkout = await cloneHere(['remote-auth', 'shared', 'build', 'releases', 'tools'])
  if (full) await checkout.run('npm', ['ci', '--prefer-offline'])
  else await checkout.borrowPackages()
}, PATIENCE_MS)
afterAll(() => checkout.remove())

const bin = (path: string) => join(checkout.folder, 'node_modules', path)

test('a checkout of one remote, shared and tools holds no more, and installs without another lockfile', async () => {
  expect(existsSync(join(checkout.folder, 'remote-auth/src/pages/login/Login.tsx'))).toBe(true)
  expect(existsSync(join(checkout.folder, 'host'))).toBe(false)
  expect(await checkout.run('git', ['status', '--porcelain'])).toBe('')
})

test.runIf(full)('in it, the remote’s types and tests pass', { timeout: PATIENCE_MS }, async () => {
  const [, said] = await Promise.all([
    checkout.run(process.execPath, [bin('typescript/bin/tsc'), '-b', 'remote-auth']),
    checkout.run(process.execPath, [bin('vitest/vitest.mjs'), 'run', '--project', 'remote-auth']),
  ])
  expect(said).toMatch(/Tests.* \d+ passed/)
})

test('in it, what is missing is named, with the way to get it', { timeout: PATIENCE_MS }, async () => {
  const dev = (...args: string[]) =>
    checkout.run(process.execPath, ['--import', 'tsx', 'tools/dev.ts', ...args])
  await expect(dev('settings', '--shell', 'http://localhost:1')).rejects.toThrow(
    'This checkout does not hold remote-settings: `git sparse-checkout add remote-settings` and `npm ci` bring it.',
  )
  await expect(dev('auth')).rejects.toThrow(
    'or `--shell https://…` shows a remote in a shell that is deployed',
  )
  const release = checkout.run(process.execPath, ['tools/command.mjs', 'release', 'auth'])
  await expect(release).rejects.toThrow(
    /failed:\nThis checkout does not hold host: `git sparse-checkout add host` and `npm ci` bring it\.\n$/,
  )
})

test('in it, `npm run affected` names what a branch changes, committed or not', {
  timeout: PATIENCE_MS,
}, async () => {
  const affected = () => checkout.run(process.execPath, ['--import', 'tsx', 'tools/affected.ts'])
  await checkout.run('git', ['update-ref', 'refs/remotes/origin/main', 'HEAD'])
  await checkout.run('git', ['switch', '--quiet', '--create', 'shorter-login'])
  expect(await affected()).toBe('nothing\n')
  await writeFile(join(checkout.folder, 'remote-auth/src/new.ts'), '')
  expect(await affected()).toBe('remote-auth\n')
})
