import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { type Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'

/**
 * A backup file is a header and a database. The header is one line of JSON, padded with spaces to this length. The database is
 * the output of pg_dump (format custom), or the folder of the embedded database as .tar.gz: `tail -c +513` prints it.
 */
const HEADER_BYTES = 512

const headerSchema = z.object({
  cadenceBackup: z.literal(1),
  database: z.enum(['postgres', 'embedded']),
  /** The newest migration of the database, as the time in `drizzle/meta/_journal.json`. */
  migration: z.int(),
  createdAt: z.iso.datetime(),
  /** Checksum of the database. */
  sha256: z.string(),
})
export type Header = z.infer<typeof headerSchema>

type Facts = Pick<Header, 'database' | 'migration' | 'createdAt'>

/**
 * Writes a backup, readable by its owner alone. It has its name only when it is complete and on the disk: a failure or a kill
 * leaves at most a file that ends with `.part`.
 * @param fill writes the content and ends the stream
 */
export async function writeBackup(
  file: string,
  facts: Facts,
  fill: (content: Writable) => Promise<void>,
): Promise<void> {
  requireNew(file)
  const draft = `${file}.${process.pid}.part`
  const handle = await open(draft, 'w', 0o600)
  try {
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await handle.write(Buffer.alloc(HEADER_BYTES))
    await Promise.all([fill(hashing), writeFile(handle, hashing)])
    const header: Header = { cadenceBackup: 1, ...facts, sha256: hash.digest('hex') }
    await handle.write(`${JSON.stringify(header).padEnd(HEADER_BYTES - 1)}\n`, 0)
    await handle.sync()
    await handle.close()
    requireNew(file)
    await rename(draft, file)
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}

function requireNew(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already. A backup replaces no file.`)
}

/** Reads the header of a backup and compares its content with it. @throws a readable error when it is no whole backup */
export async function readBackup(file: string): Promise<Header> {
  const header = await headerOf(file)
  const hash = createHash('sha256')
  await pipeline(contentOf(file), hash)
  if (hash.digest('hex') !== header.sha256)
    throw new Error(`The backup ${file} is damaged: its content is not what was written.`)
  return header
}

async function headerOf(file: string): Promise<Header> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return headerSchema.parse(JSON.parse(buffer.toString('utf8')))
  } catch (error) {
    throw new Error(`${file} is no backup of Cadence.`, { cause: error })
  } finally {
    await handle.close()
  }
}

/** The database in a backup file. */
export const contentOf = (file: string): Readable => createReadStream(file, { start: HEADER_BYTES })
