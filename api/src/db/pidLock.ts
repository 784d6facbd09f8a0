import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { isAlive, processIdentity } from './processIdentity.ts'

const holderSchema = z.object({
  pid: z.int().check(z.positive()),
  identity: z.optional(z.string()),
  nonce: z.string(),
})

/** Longer than any process needs between finding a lock stale and moving it aside (two adjacent system calls). */
const SETTLE_MS = 150
const ATTEMPTS = 5

export interface Lock {
  release(): void
}

/** Another living process has the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
  readonly pid: number | undefined

  constructor(folder: string, pid: number | undefined) {
    super(
      `The data folder ${folder} is already in use by process ${pid ?? 'unknown'}. Stop it, or set DATA_DIR.`,
    )
    this.pid = pid
  }
}

/** The file that a process which has the embedded database in a data folder keeps there. */
export const lockFile = (dataDir: string): string => join(dataDir, 'db.lock')

/** Takes nothing. @throws FolderInUseError while a living process has the embedded database in a data folder. */
export function requireFreeFolder(dataDir: string): void {
  const holder = parse(read(lockFile(dataDir)))
  if (holder && isAlive(holder.pid, holder.identity)) throw new FolderInUseError(dataDir, holder.pid)
}

/**
 * Takes the lock file at `path`, or throws FolderInUseError. It survives `kill -9`: the lock of a process that is
 * gone, or whose number another program has now, is taken over. The file appears with its content by link(2), so
 * nobody ever reads half of one.
 */
export async function takeLock(path: string, folder: string): Promise<Lock> {
  const nonce = randomUUID()
  const own = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), nonce })
  let tookOver = false
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (!place(path, own, nonce)) {
      const found = read(path)
      const holder = parse(found)
      if (holder && isAlive(holder.pid, holder.identity)) throw new FolderInUseError(folder, holder.pid)
      if (found !== undefined) moveAside(path, found, nonce)
      tookOver = true
      continue
    }
    // Two starts may find the same stale lock; the slower one may move our new lock aside before it looks at it.
    if (tookOver) await sleep(SETTLE_MS)
    if (read(path) === own) return { release: () => read(path) === own && rmSync(path, { force: true }) }
  }
  throw new FolderInUseError(folder, parse(read(path))?.pid)
}

function place(path: string, content: string, nonce: string): boolean {
  const draft = `${path}.${nonce}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes the stale lock, and only that one: what else was caught by the rename is put back. */
function moveAside(path: string, stale: string, nonce: string): void {
  const aside = `${path}.${nonce}.stale`
  try {
    renameSync(path, aside)
    if (read(aside) !== stale) linkSync(aside, path)
  } catch {
    // Another start was faster; the next attempt sees what it left.
  } finally {
    rmSync(aside, { force: true })
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function parse(content: string | undefined): z.infer<typeof holderSchema> | undefined {
  try {
    return holderSchema.parse(JSON.parse(content ?? ''))
  } catch {
    return undefined
  }
}
