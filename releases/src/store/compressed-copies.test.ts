import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCompressed } from './compressed-copies.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cadence-copies-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('a text is packed as well as brotli can, unless less is asked for', async () => {
  const text = Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * n).toString(36)).join())
  const build = await mkdtemp(join(dir, 'build-'))
  await writeFile(join(build, 'a.js'), text)
  const packed = async (quality?: number) => {
    const to = join(dir, `copy-${quality}`)
    await copyCompressed(build, to, quality)
    return readFile(join(to, 'a.js.br'))
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const best = await packed()
  expect(best).toEqual(brotliCompressSync(text, { params }))
  const quick = await packed(4)
  expect(quick.length).toBeGreaterThan(best.length)
  expect(brotliDecompressSync(quick)).toEqual(text)
})
