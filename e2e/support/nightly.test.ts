import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nightly } from '../nightly.ts'

test('each file that is left to the nightly run exists', () => {
  expect(nightly.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
})
