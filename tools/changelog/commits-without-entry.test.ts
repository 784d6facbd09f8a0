import { expect, test } from 'vitest'
import { commitsWithoutEntry } from './commits-without-entry.ts'

test.each([
  'feat(auth): passkeys',
  'feat(tools,api): tokens for integrators',
  'feat: a new look',
  'refactor(api)!: errors have a code\n\nOld clients do not know it.',
])('%s needs an entry', (message) => {
  expect(commitsWithoutEntry([message])).toEqual([message.split('\n')[0]])
})

test.each([
  'fix(auth): the password field keeps its focus',
  'feat(tools): npm run coverage',
  'feat(e2e, build): a report of sizes',
  'feat(host): a store behind one interface\n\nChangelog: none',
  'docs: how to release',
  'Merge branch',
])('%s needs none', (message) => {
  expect(commitsWithoutEntry([message])).toEqual([])
})
