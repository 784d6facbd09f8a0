import { expect, test } from 'vitest'
import { storeName } from './open-store.ts'

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
