import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { isAlive, pidNamespace, processIdentity } from './process-identity.ts'

const holderSchema = z.object({
  pid: z.int().check(z.positive()),
  identity: z.optional(z.string()),
  /** Absent in the lock of an older version, and on systems without PID namespaces. */
  namespace: z.optional(z.string()),
  nonce: z.string(),
})
type Holder = z.infer<typeof holderSchema>

/**
 * Longer than any process needs between reading a stale lock and moving it aside (two adjacent system calls).
 */
const SETTLE_MS = 150
const ATTEMPTS = 5
/** How often the holder touches its lock. */
const HEARTBEAT_MS = 5_000
/**
 * From another container or machine it cannot be seen whether the holder lives. After this time without a touch it
 * counts as gone.
 */
const SILENT_MS = 30_000

export interface Lock {
  /** Fulfilled when another process has taken the folder, because this one seemed to be dead. */
  lost: Promise<Error>
  isHeld(): boolean
  release(): void
}

/** Another living process uses the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
  readonly pid: number | undefined

  constructor(folder: string, holder: Pick<Holder, 'pid' | 'namespace'> | undefined) {
    const by = isElsewhere(holder)
      ? `process ${holder?.pid} of another container or machine (a killed one frees it after ${SILENT_MS / 1000} s)`
      : `process ${holder?.pid ?? 'unknown'}`
    super(`The data folder ${folder} is already in use by ${by}. Stop it, or set DATA_DIR.`)
    this.pid = holder?.pid
  }
}

const isElsewhere = (holder: Pick<Holder, 'namespace'> | undefined) =>
  holder?.namespace !== undefined && holder.namespace !== pidNamespace()

function isHolding(path: string, holder: Holder): boolean {
  if (!isElsewhere(holder)) return isAlive(holder.pid, holder.identity)
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  return touched !== undefined && Date.now() - touched < SILENT_MS
}

/** The lock file of the embedded database in a data folder. */
export const lockFile = (dataDir: string): string => join(dataDir, 'db.lock')

/**
 * Checks the lock without taking it. @throws FolderInUseError while a living process uses the embedded database
 */
export function requireFreeFolder(dataDir: string): void {
  const path = lockFile(dataDir)
  const holder = parse(read(path))
  if (holder && isHolding(path, holder)) throw new FolderInUseError(dataDir, holder)
}

/**
 * Takes the lock file at `path`. The file survives `kill -9`, so a lock whose process is gone, or whose process id now
 * belongs to another program, is taken over. A lock from another container or machine is taken over when it was not
 * touched for 30 seconds. link(2) creates the file with its content, so no process ever reads half of it.
 * @param heartbeatMs another interval between two touches, for tests
 * @throws FolderInUseError
 */
export async function takeLock(path: string, folder: string, heartbeatMs = HEARTBEAT_MS): Promise<Lock> {
  const nonce = randomUUID()
  const { pid } = process
  const own = JSON.stringify({ pid, identity: processIdentity(pid), namespace: pidNamespace(), nonce })
  let tookOver = false
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (!place(path, own, nonce)) {
      const found = read(path)
      const holder = parse(found)
      if (holder && isHolding(path, holder)) throw new FolderInUseError(folder, holder)
      if (found !== undefined) moveAside(path, found, nonce)
      tookOver = true
      continue
    }
    // Two starting processes may find the same stale lock; the slower one may move our new lock aside before it reads
    // it.
    if (tookOver) await sleep(SETTLE_MS)
    if (read(path) === own) return keepTouching(path, own, { folder, nonce, heartbeatMs })
  }
  throw new FolderInUseError(folder, parse(read(path)))
}

interface Heartbeat {
  folder: string
  nonce: string
  heartbeatMs: number
}

/** Touches the lock until it is released or lost, so that other containers see that this process lives. */
function keepTouching(path: string, own: string, { folder, nonce, heartbeatMs }: Heartbeat): Lock {
  const isHeld = () => read(path) === own
  let beating: NodeJS.Timeout | undefined
  const lost = new Promise<Error>((resolve) => {
    beating = setInterval(() => {
      // Another starting process may have moved the lock aside for a moment. It puts it back.
      if (isHeld() || (read(path) === undefined && place(path, own, nonce))) return touch(path)
      clearInterval(beating)
      resolve(new Error(`Another process has taken the data folder ${folder}`))
    }, heartbeatMs)
    beating.unref()
  })
  return {
    lost,
    isHeld,
    release() {
      clearInterval(beating)
      if (isHeld()) rmSync(path, { force: true })
    },
  }
}

function touch(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // The next heartbeat shows whether the lock was only aside for a moment.
  }
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

/** Removes the stale lock. When the rename caught another lock instead, that one is put back. */
function moveAside(path: string, stale: string, nonce: string): void {
  const aside = `${path}.${nonce}.stale`
  try {
    renameSync(path, aside)
    if (read(aside) !== stale) linkSync(aside, path)
  } catch {
    // Another starting process was faster; the next attempt reads its lock.
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

function parse(content: string | undefined): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(content ?? ''))
  } catch {
    return undefined
  }
}
