import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPolicy } from './release-policy.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cadence-policy-'))
})
afterEach(() => rm(folder, { recursive: true }))

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
