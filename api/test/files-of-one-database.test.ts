import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onEmbeddedOnly, onPostgresOnly } from './files-of-one-database.ts'

test('every test file runs on one of the databases at least', () => {
  expect(onPostgresOnly.filter((file) => onEmbeddedOnly.includes(file))).toEqual([])
})

test('each file of the lists exists', () => {
  const missing = [...onEmbeddedOnly, ...onPostgresOnly].filter(
    (file) => !existsSync(join(import.meta.dirname, '..', file)),
  )
  expect(missing).toEqual([])
})
