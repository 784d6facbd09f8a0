import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
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

const usage = `node api/dist/operator.js restored [log …]            after a backup was restored, with the API's logs since then
node api/dist/operator.js give-back <from> <to>      an account to the address of its owner
node api/dist/operator.js forms <email> [--delete]   what a person has sent by forms, and the answers
node api/dist/operator.js calendars                  subscribed calendars that fail, by host and reason`

const { values, positionals } = parseArgs({
  options: { delete: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const config = readConfig(process.env)

async function run({ db }: OpenDatabase): Promise<unknown> {
  const [command, ...words] = positionals
  const [first, second] = words.map((word) => word.toLowerCase())
  if (command === 'restored') {
    const logs = words.map((file) => readFileSync(file, 'utf8'))
    return afterRestore(db, deletionsIn(logs.join('\n')))
  }
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

const database = await openDatabase(config)
try {
  console.log(JSON.stringify(await run(database), null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
}
