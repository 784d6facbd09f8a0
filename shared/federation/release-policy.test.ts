// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { remoteNames, remotePages } from '../src/contract/pages.ts'
import { readPolicy } from './release-policy.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cadence-policy-'))
})
afterEach(() => rm(folder, { recursive: true }))

const workspace = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))

test.each(remoteNames)(
  'the policy of %s has a budget for each of its pages, and rises step by step',
  async (name) => {
    const { owner, budget, rollout } = await readPolicy(workspace(`remote-${name}`))
    expect(owner).toBe(`team-${name}`)
    for (const page of remotePages[name]) expect(budget.pages[page] ?? budget.page, page).toBeGreaterThan(0)
    const shares = rollout.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  },
)

test('the host has one, too', async () => {
  expect((await readPolicy(workspace('host'))).owner).toBe('team-platform')
})

test.each([
  ['', 'SyntaxError'],
  ['{"owner":"auth","budget":{"entry":1}}', 'owner'],
  ['{"owner":"team-auth","budget":{}}', 'entry'],
  ['{"owner":"team-auth","budget":{"entry":0}}', 'entry'],
  ['{"owner":"team-auth","budget":{"entry":1,"pgaes":{}}}', 'budget'],
  ['{"owner":"team-auth","budget":{"entry":1},"rollout":[{"share":100,"minutes":1}]}', 'share'],
])('%s is no policy, and the file is named', async (text, why) => {
  await writeFile(join(folder, 'policy.json'), text)
  const error = await readPolicy(folder).catch((thrown: unknown) => String(thrown))
  expect(error).toContain(join(folder, 'policy.json'))
  expect(error).toContain(why)
})
