import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { freePort } from '@cadence/releases/testing/free-port.test-kit'
import { expect, onTestFinished, test } from 'vitest'
import { emptyPlace, testDatabase } from '../../test/support/test-database.ts'
import { readConfig } from '../config/config.ts'
import { createLogger } from '../log/logger.ts'
import { start } from '../start.ts'
import { askForDump, socketOf } from './dump-socket.ts'
import { restoreEmbedded } from './embedded-backup.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The memory that buffers and the like hold, without what is garbage already. */
function held(): number {
  collectGarbage()
  return process.memoryUsage().external
}

async function dataOfStartedApi(): Promise<string> {
  const { env, drop } = await testDatabase()
  const api = await start(readConfig({ ...env, API_PORT: `${await freePort()}` }), createLogger('silent'))
  onTestFinished(async () => {
    await api.stop()
    await drop()
  })
  return env.DATA_DIR
}

test('the copy that a running API gives is never in memory as a whole, and leaves nothing behind', async () => {
  const dataDir = await dataOfStartedApi()
  const before = held()
  const dump = await askForDump(dataDir)
  let size = 0
  let most = 0
  for await (const chunk of dump?.tar ?? []) {
    const isMeasured = Math.floor(size / 4e6) < Math.floor((size + chunk.length) / 4e6)
    size += chunk.length
    if (isMeasured) most = Math.max(most, held() - before)
  }
  expect(size).toBeGreaterThan(30e6)
  expect(most).toBeLessThan(size / 2)
  expect(readdirSync(dataDir).toSorted()).toEqual(['backup.sock', 'db', 'db.lock'])
})

test('an answer that names no migration is an error of the backup, and does not end the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadence-socket-'))
  const server = createServer((_request, response) => response.end('something'))
  await new Promise<void>((resolve) => server.listen(socketOf(folder), resolve))
  await expect(askForDump(folder)).rejects.toThrow('is no API of this release')
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

test('a backup that cannot be read is an error of the restore, and leaves the place empty', async () => {
  const { env, drop } = await emptyPlace()
  onTestFinished(drop)
  const missing = join(env.DATA_DIR, 'missing.backup')
  await expect(restoreEmbedded(env.DATA_DIR, missing, { accounts: [], threads: [] })).rejects.toThrow(
    'ENOENT',
  )
  expect(readdirSync(env.DATA_DIR)).toEqual([])
})
