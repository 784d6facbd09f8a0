import { expect, test } from 'vitest'
import { storeName } from './store.ts'

test.each([
  [{ RELEASES_DIR: '/srv/releases', RELEASES_BUCKET: '' }, 'folder /srv/releases'],
  [{ RELEASES_BUCKET: 'cadence' }, 'bucket cadence'],
  [
    {
      RELEASES_BUCKET: 'cadence',
      RELEASES_ENDPOINT: 'https://key:secret@s3.example',
      REGISTRY_URL: 'postgres://lea:secret@db.example:5433/cadence?sslpassword=secret',
      AWS_SECRET_ACCESS_KEY: 'secret',
    },
    'bucket cadence at s3.example, registry in PostgreSQL at db.example:5433/cadence',
  ],
])('the store is named without what opens it: %j', (environment, name) => {
  expect(storeName(environment)).toBe(name)
})
