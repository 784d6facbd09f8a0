import { expect, test } from 'vitest'
import type { StoreDocument } from '../store/registry-document.ts'
import { reasonToStay } from './publish-unchecked.ts'

const release = (version: string) => ({ version, entry: '/e', pages: {} })
const at = '2026-11-22T15:04:31.000Z'
const live = (what: string, version: string, more: object = {}): StoreDocument => ({
  revision: 1,
  change: { at, who: 'Inès', what, why: '' },
  host: null,
  remotes: [{ name: 'auth', owner: 'team-auth', ...release(version), since: at, ...more }],
})

test('another version than the live one goes live, for example after a change of branch', () => {
  expect(reasonToStay([], 'auth', '2')).toBeNull()
  expect(reasonToStay([live('auth 1 live', '1')], 'auth', '2')).toBeNull()
  expect(reasonToStay([live('auth 2 live', '2'), live('auth 1 live', '1')], 'auth', '1')).toBeNull()
})

test.each([
  ['pinned', live('auth pinned to 1', '1', { pin: { who: 'Léo', why: 'exams', at } }), /^it is pinned \(/],
  [
    'tried out',
    live('auth 2 for 10 %', '1', { canary: { release: release('2'), share: 10, plan: [] } }),
    /^2 is being/,
  ],
])('a part that is %s stays', (_, document, why) => {
  expect(reasonToStay([document], 'auth', '3')).toMatch(why)
  expect(reasonToStay([document], 'settings', '3')).toBeNull()
})

test('a release that was rolled back does not go live again by itself; a newer one does', () => {
  const history = [live('auth back to 1', '1'), live('auth 2 live', '2')]
  expect(reasonToStay(history, 'auth', '2')).toBe('2 was taken back (npm run release -- auth)')
  expect(reasonToStay(history, 'auth', '3')).toBeNull()
})
