import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { storeName, storeVariables } from './open-store.ts'

const RELEASES_DIR = '/srv/releases'

test.each([
  [{}, 'folder /srv/releases'],
  [{ RELEASES_BUCKET: 'cadence' }, 'bucket cadence'],
  [
    {
      RELEASES_BUCKET: 'cadence',
      RELEASES_ENDPOINT: 'https://key:secret@s3.example',
      REGISTRY_URL: 'postgres://lea:secret@db.example:5433/cadence?sslpassword=secret',
    },
    'bucket cadence at s3.example, registry in PostgreSQL at db.example:5433/cadence',
  ],
])('the name of a store has no key and no password: %j', (variables, name) => {
  expect(storeName({ RELEASES_DIR, ...variables })).toBe(name)
})

test('how well a folder’s store packs is a whole number from 0 to 11, or not said', () => {
  const read = (RELEASES_BROTLI?: string) => z.safeParse(storeVariables.RELEASES_BROTLI, RELEASES_BROTLI).data
  expect([read(), read('0'), read('11')]).toEqual([undefined, 0, 11])
  for (const wrong of ['12', '-1', '4.5', 'best']) expect(read(wrong)).toBeUndefined()
})
