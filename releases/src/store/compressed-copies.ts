import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|json|html|txt)$/

/** Below this size a compressed copy saves nothing, in bytes. */
const WORTHWHILE = 512

/** Whether a file has compressed copies beside it. */
export function hasCompressedCopies(path: string, bytes: number): boolean {
  return compressible.test(path) && bytes >= WORTHWHILE
}

/**
 * Copies a folder and puts a brotli and a gzip copy beside each text file, so that serving costs no compression.
 * @param quality of the brotli copies; the best takes seconds of a core for a release.
 */
export async function copyCompressed(
  from: string,
  to: string,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  await cp(from, to, { recursive: true })
  const entries = await readdir(to, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const bytes = await readFile(file)
      if (!hasCompressedCopies(file, bytes.length)) return
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}
