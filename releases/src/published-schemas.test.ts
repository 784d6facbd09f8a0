import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemas } from './published-schemas.ts'

const folder = join(import.meta.dirname, '../schemas')

test.each([...jsonSchemas()])(
  '%s is the one that the platform checks by (vitest -u writes it)',
  async (name, text) => {
    await expect(text).toMatchFileSnapshot(join(folder, name))
  },
)
