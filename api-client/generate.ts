import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startApi } from './test/api-process.ts'
import { typesOf } from './test/generate-types.ts'

const api = await startApi()
try {
  const types = await typesOf(new URL('/api/v1/openapi.json', api.baseUrl))
  await writeFile(join(import.meta.dirname, 'src/openapi.ts'), types)
} finally {
  await api.stop()
}
