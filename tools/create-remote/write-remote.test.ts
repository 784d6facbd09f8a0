import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CommandError } from '../run.ts'
import { identityOf } from './identity.ts'
import { writeRemote } from './write-remote.ts'

const run = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../run.ts', async (original) => ({ ...(await original<typeof import('../run.ts')>()), run }))

async function repository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'cadence-create-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'node_modules/@cadence'), { recursive: true })
  await writeFile(join(root, 'list.ts'), 'before')
  return root
}

const identity = identityOf('study-rooms')
const plan = new Map([
  ['list.ts', { before: 'before', after: 'after' }],
  ['remote-study-rooms/package.json', { before: null, after: '{}' }],
])

test('the changes are written, and the workspace is linked as npm links it', async () => {
  const root = await repository()
  await writeRemote(root, identity, plan)
  expect(await readFile(join(root, 'list.ts'), 'utf8')).toBe('after')
  expect(await readFile(join(root, 'node_modules/@cadence/remote-study-rooms/package.json'), 'utf8')).toBe(
    '{}',
  )
})

test('when something fails, nothing has happened', async () => {
  const root = await repository()
  run.mockRejectedValueOnce(new CommandError('the linter'))
  await expect(writeRemote(root, identity, plan)).rejects.toThrow('the linter')
  expect(await readFile(join(root, 'list.ts'), 'utf8')).toBe('before')
  expect(existsSync(join(root, 'remote-study-rooms'))).toBe(false)
  expect(await readdir(join(root, 'node_modules/@cadence'))).toEqual([])
})
