import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const unfinished = 'db.new-'

/**
 * Makes sure that `dataDir`/db is a whole cluster. A kill while PGlite fills a folder leaves one that never opens
 * again, so it is filled under another name and renamed when complete. Call it under the lock only: then every
 * folder with that name is what a killed start left behind.
 */
export async function createCluster(dataDir: string): Promise<string> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(unfinished)) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
  const folder = join(dataDir, 'db')
  if (existsSync(folder)) return folder
  const temporary = join(dataDir, `${unfinished}${process.pid}`)
  const cluster = await PGlite.create(temporary)
  await cluster.close()
  renameSync(temporary, folder)
  return folder
}
