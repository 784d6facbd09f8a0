import { expect, test } from 'vitest'
import type { StoreDocument } from '../store/registry-document.ts'
import { historyTable, liveTable } from './release-tables.ts'

const since = '2026-11-22T15:04:31.000Z'
const release = { entry: '/e', pages: {} }
const document: StoreDocument = {
  revision: 12,
  change: { at: since, who: 'Inès', what: 'auth 3 live', why: 'sign-in is faster' },
  host: { version: '7', assets: '/host/7/', scripts: [], pages: {}, since },
  remotes: [
    {
      ...release,
      name: 'auth',
      owner: 'team-auth',
      version: '3',
      commit: '0123456789abcdef0123-dirty',
      since,
      previous: { ...release, version: '2' },
      canary: { release: { ...release, version: '4' }, share: 10, plan: [] },
      pin: { who: 'Léo', why: 'exams', at: since },
    },
  ],
}

test('the table of live releases has a line for each part', () => {
  expect(liveTable(document, 'team-platform')).toEqual([
    'part  version  commit         owner          since (UTC)       previous  canary, pin',
    'host  7        -              team-platform  2026-11-22 15:04  -         -',
    'auth  3        0123456-dirty  team-auth      2026-11-22 15:04  2         canary 4 for 10 %; pinned by Léo: exams',
  ])
})

test('the history has a line for each change', () => {
  expect(historyTable([document, { revision: 0, host: null, remotes: [] }])).toEqual([
    'revision  when (UTC)        who   what         why',
    '12        2026-11-22 15:04  Inès  auth 3 live  sign-in is faster',
  ])
})
