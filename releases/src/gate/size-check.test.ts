import { expect, test } from 'vitest'
import { overBudget } from './size-check.ts'

const budget = { entry: 10, page: 5, pages: { Login: 8 } }
const policy = { owner: 'team-auth', budget, rollout: [] }

test('within its budget it passes, up to the last byte', () => {
  expect(overBudget({ entry: 10, pages: { Login: 8, Register: 5 } }, policy)).toEqual([])
})

test('what is larger is named, with both figures', () => {
  expect(overBudget({ entry: 10.06, pages: { Login: 8.5, Register: 6 } }, policy)).toEqual([
    'the entry has 10.1 KB of scripts; its budget is 10 KB',
    'Login has 8.5 KB of scripts; its budget is 8 KB',
    'Register has 6.0 KB of scripts; its budget is 5 KB',
  ])
})

test('a page without a budget wants one', () => {
  const none = { ...policy, budget: { entry: 10, pages: {} } }
  expect(overBudget({ entry: 1, pages: { Login: 1 } }, none)).toEqual(['Login has no budget in the policy'])
})
