import type { RegisteredRemote } from '@cadence/releases/registry'
import { expect, test } from 'vitest'
import { needsFreshDocument } from './fresh-document-rule.ts'

const origin = 'https://cadence.test'
const auth = (version: string, from = origin): RegisteredRemote => ({
  name: 'auth',
  owner: 'team-auth',
  version,
  entry: `${from}/remotes/auth/${version}/remoteEntry.js`,
  pages: {},
})
const here = { host: '1', used: undefined, came: undefined, origin }
const preview = auth('1', 'http://localhost:3002')

test.each([
  ['nothing is new', { host: '1', remote: auth('1') }, { ...here, used: auth('1') }, false],
  ['a remote of which nothing ran', { host: '1', remote: auth('2') }, here, false],
  [
    'a remote that ran in another version',
    { host: '1', remote: auth('2') },
    { ...here, used: auth('1') },
    true,
  ],
  ['another host', { host: '2', remote: auth('1') }, { ...here, used: auth('1') }, true],
  ['another host, on the way to a page of its own', { host: '2', remote: undefined }, here, true],
  ['a page of the host', { host: '1', remote: undefined }, here, false],
  ['a server that does not say its host', { host: undefined, remote: auth('1') }, here, false],
  ['a preview from an address', { host: '1', remote: preview }, here, true],
  [
    'a preview that the document came with',
    { host: '1', remote: preview },
    { ...here, came: preview },
    false,
  ],
])('%s', (_, newest, document, due) => {
  expect(needsFreshDocument(newest, document)).toBe(due)
})
