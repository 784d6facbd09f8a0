import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPolicy } from '@cadence/releases/release-policy'
import { exposedModules, remoteNames } from '@cadence/shared/contract'
import { expect, test } from 'vitest'
import { readWorkspaces } from './affected/read-workspaces.ts'
import { folderOf, releasables, root } from './workspaces.ts'

/** The lines of CODEOWNERS: each has a pattern, then the teams. */
const rules = readFileSync(join(root, 'CODEOWNERS'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter((line) => line !== '')
  .map((line) => {
    const [pattern = '', ...teams] = line.split(/\s+/)
    return { pattern, teams }
  })

/** The teams of a folder of the root that has a line of its own. */
const ownersOf = (folder: string) => rules.findLast(({ pattern }) => pattern === `/${folder}/`)?.teams

test('each path that is named exists', () => {
  const folders = rules.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes('*'))
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test('each folder of the root and each workspace has an owner by name', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  const tracked = stdout.split('\0').filter((path) => path.includes('/'))
  const folders = new Set([
    ...tracked.map((path) => path.split('/')[0] ?? ''),
    ...readWorkspaces().map((w) => w.folder),
  ])
  expect([...folders].filter((folder) => !ownersOf(folder)?.length)).toEqual([])
})

test.each(releasables)('%s belongs to the team that answers for it in production', async (part) => {
  const { owner } = await readPolicy(join(root, folderOf(part)))
  expect(ownersOf(folderOf(part))).toEqual([`@cadence/${owner}`])
})

test.each(remoteNames)(
  'the policy of %s has a budget for each of its pages and fragments, and rises step by step',
  async (name) => {
    const { budget, rollout } = await readPolicy(join(root, folderOf(name)))
    for (const page of Object.keys(exposedModules(name)))
      expect(budget.pages[page] ?? budget.page, page).toBeGreaterThan(0)
    const shares = rollout.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  },
)
