import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { backup, deleteOlder, restore } from '../backup/backup.ts'
import { moveToPostgres } from '../backup/move-to-postgres.ts'
import { readConfig } from '../config/config.ts'
import type { OpenDatabase } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { moveOldForms } from '../forms/move-old-forms.ts'
import { deleteThreadsOf, threadsWith } from '../inbox/threads-queries.ts'
import { createLogger } from '../log/logger.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import { failingCalendars } from '../subscriptions/failing-calendars.ts'
import { afterRestore, deletionsIn } from './after-restore.ts'
import { giveBack } from './give-back.ts'

const usage = `node api/dist/operator.js backup <file or folder> [--keep-days 30]   a copy of the database, while the API runs or not
node api/dist/operator.js restore <file> <log …>     into an empty place, with the API's logs since the backup
node api/dist/operator.js move-to-postgres           from the embedded database in DATA_DIR into the empty one of DATABASE_URL
node api/dist/operator.js restored [log …]            after a copy by other programs was restored, likewise
node api/dist/operator.js give-back <from> <to>      an account to the address of its owner
node api/dist/operator.js forms <email> [--delete]   what a person has sent by forms, and the answers
node api/dist/operator.js calendars                  subscribed calendars that fail, by host and reason`

const { values, positionals } = parseArgs({
  options: {
    delete: { type: 'boolean', default: false },
    'keep-days': { type: 'string' },
    'without-logs': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const config = readConfig(process.env)

const [command, ...words] = positionals

/** Backups need the database as it is, before any migration, and while an API has it. */
async function runOnFiles(): Promise<unknown> {
  const [file, ...logs] = words
  if (!file) throw new Error(usage)
  const now = new Date()
  if (command === 'backup') {
    const days = Number(values['keep-days'])
    if (values['keep-days'] !== undefined && !(days >= 1))
      throw new Error('--keep-days wants a number of days.')
    const written = await backup(config, file, now)
    if (values['keep-days'] === undefined) return { written }
    return { written, deleted: deleteOlder(dirname(written), days, now) }
  }
  if (logs.length === 0 && !values['without-logs'])
    throw new Error(
      'Name the API’s logs since the backup: what was deleted for a person stays deleted. --without-logs: nothing was.',
    )
  return restore(config, file, await deletionsIn(logs))
}

async function run({ db }: OpenDatabase): Promise<unknown> {
  const [first, second] = words.map((word) => word.toLowerCase())
  if (command === 'restored') return afterRestore(db, await deletionsIn(words))
  if (command === 'give-back' && first && second) {
    return { given: await giveBack(db, { from: first, to: second, appUrl: config.appUrl, now: new Date() }) }
  }
  if (command === 'forms' && first) {
    await moveOldForms(db)
    if (!values.delete) return threadsWith(db, first, new Date())
    const threads = await deleteThreadsOf(db, first)
    // Printed as a line of the API's log, which `restored` reads.
    logSecurityEvent(createLogger('info'), 'inbox.erased', { threads })
    return { deleted: threads.length }
  }
  if (command === 'calendars') return failingCalendars(db)
  throw new Error(usage)
}

function move(): Promise<unknown> {
  if (!config.databaseUrl) throw new Error('Name an empty database by DATABASE_URL.')
  return moveToPostgres(config.dataDir, config.databaseUrl)
}

async function runOnDatabase(): Promise<unknown> {
  const database = await openDatabase(config)
  return run(database).finally(() => database.close())
}

try {
  const isOnFiles = command === 'backup' || command === 'restore'
  const done = command === 'move-to-postgres' ? move() : isOnFiles ? runOnFiles() : runOnDatabase()
  console.log(JSON.stringify(await done, null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
