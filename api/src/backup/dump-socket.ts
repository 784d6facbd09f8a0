import { chmodSync, rmSync } from 'node:fs'
import { createServer, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { Snapshot } from '../db/database.ts'
import type { Logger } from '../log/logger.ts'
import { packFolder } from './tar.ts'

/**
 * PGlite lives in one process, so a running API makes the copy of its database itself, and gives it to whoever may open this
 * socket: its own user and root.
 */
export const socketOf = (dataDir: string): string => join(dataDir, 'backup.sock')

/** The systems cut a longer path of a socket off, and would make it under another name. */
const LONGEST_PATH = 100

/** Answers on the socket of a data folder, whose lock this process holds. @returns ends it */
export async function serveDumps(
  dataDir: string,
  takeSnapshot: () => Promise<Snapshot>,
  log: Logger,
): Promise<() => Promise<void>> {
  const path = socketOf(dataDir)
  const server = createServer((_request, response) => {
    answer(response, takeSnapshot).catch((err) => {
      log.error({ err }, 'the copy of the database failed')
      response.destroy()
    })
  })
  try {
    if (Buffer.byteLength(path) > LONGEST_PATH) throw new Error(`the path ${path} is too long for a socket`)
    // A kill leaves it behind.
    rmSync(path, { force: true })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      // Node makes the socket before `listen` returns, so nobody else can open it for a moment either.
      const mask = process.umask(0o177)
      server.listen(path, resolve)
      process.umask(mask)
    })
    chmodSync(path, 0o600)
  } catch (err) {
    // Windows, and some file systems in containers, have no such sockets. The API is useful without it.
    log.warn({ err }, 'no backup while this process runs')
  }
  return async () => {
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
    rmSync(path, { force: true })
  }
}

async function answer(response: ServerResponse, takeSnapshot: () => Promise<Snapshot>): Promise<void> {
  const { migration, folder, remove } = await takeSnapshot()
  try {
    response.writeHead(200, { 'X-Migration': migration })
    await packFolder(folder, response)
  } finally {
    remove()
  }
}

export interface ReceivedDump {
  migration: number
  /** The tar. It fails when the process ends before all was sent. */
  tar: Readable
}

const migrationSchema = z.coerce.number()

/** Asks the running API of a data folder for a copy. Undefined when no process answers. */
export function askForDump(dataDir: string): Promise<ReceivedDump | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socketOf(dataDir), method: 'POST' })
    call.on('response', (response) => {
      const { success, data } = migrationSchema.safeParse(response.headers['x-migration'])
      if (success) return resolve({ migration: data, tar: response })
      response.destroy()
      reject(new Error(`What answers at ${socketOf(dataDir)} is no API of this release.`))
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(new Error('The running API made no copy; its log says why.', { cause: error }))
    })
    call.end()
  })
}
