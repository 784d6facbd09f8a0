import {
  exportFileName,
  type InboxFilter,
  inboxFilterSchema,
  type ThreadEntry,
  type ThreadStatus,
} from '@cadence/shared/schemas/inbox'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { describe } from '../http/openapi.ts'
import { streamText } from '../http/stream-text.ts'
import { validated } from '../http/validated.ts'
import { logSecurityEvent } from '../log/security-events.ts'
import type { Services } from '../services.ts'
import type { MemberEnv } from '../sessions/authenticate.ts'
import { CSV_START, csvLine } from './csv.ts'
import { detailLines } from './detail-lines.ts'
import { kindNames } from './inbox-mails.ts'
import { administrators, inboxAnswers } from './inbox-routes.ts'
import {
  cursorAfter,
  entriesOf,
  nameOf,
  referenceOf,
  selectThreads,
  type ThreadRow,
} from './threads-queries.ts'

/**
 * GET /inbox/export (decisions, Forms). Query: `status`, `kind`, `search`, as for the list. Out: a CSV file (RFC 4180) of
 * these threads with their answers and notes. Errors: 400, 401, 403; 429 after ten in an hour.
 */
export function exportInbox(services: Services) {
  const { db, limits, log, now } = services
  return new Hono<MemberEnv>().get(
    '/inbox/export',
    describe({
      ...inboxAnswers,
      summary: 'The threads of a filter as a CSV file',
      success: { status: 200, description: 'A CSV file', schema: z.string(), type: 'text/csv' },
      errors: [400, 401, 403, 429, 503],
    }),
    administrators(services),
    validated('query', inboxFilterSchema),
    async (c) => {
      const userId = c.get('member').user._id
      await limits.exportAccount.take(userId)
      const file = await streamText(linesOf(db, c.req.valid('query'), now()), log)
      logSecurityEvent(log, 'inbox.exported', { address: c.get('address'), userId })
      const name = exportFileName(now().toISOString().slice(0, 10))
      return c.body(file, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    },
  )
}

const columns = [
  ...[
    'Référence',
    'Type',
    'État',
    'Reçu le (heure de Paris)',
    'Clos le (heure de Paris)',
    'Nom',
    'E-mail',
    'Objet',
    'Message',
  ],
  ...['Précisions', 'Réponses', 'Notes'],
]

const statusNames = { new: 'Nouveau', answered: 'Répondu', closed: 'Clos' } as const satisfies Record<
  ThreadStatus,
  string
>

/** Threads per query: the export takes hardly more memory than these. */
const ROWS_AT_ONCE = 100

/**
 * The lines of the file, in the order of the list, so that a thread that changes meanwhile appears exactly once. The database is
 * asked before the first line, which decides whether the answer is a file (`streamText`).
 */
async function* linesOf(db: Database, filter: InboxFilter, now: Date): AsyncGenerator<string> {
  let head = CSV_START + csvLine(columns)
  let cursor: string | undefined
  for (;;) {
    const rows = await selectThreads(db, filter, { cursor, limit: ROWS_AT_ONCE })
    const ids = rows.map(({ id }) => id)
    const entries = ids.length > 0 ? await entriesOf(db, ids, now) : []
    yield head
    head = ''
    for (const row of rows)
      yield lineOf(
        row,
        entries.filter(({ threadId }) => threadId === row.id),
      )
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    cursor = cursorAfter(last)
  }
}

/** As a French spreadsheet reads a time. */
const times = new Intl.DateTimeFormat('fr-FR', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' },
})
const timeOf = (time: Date) => times.format(time)

function lineOf(row: ThreadRow, entries: readonly ThreadEntry[]): string {
  const texts = (kind: ThreadEntry['kind']) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(({ createdAt, author, text }) => `${timeOf(new Date(createdAt))} ${author ?? '—'}\n${text}`)
      .join('\n\n')
  return csvLine([
    ...[referenceOf(row.id), kindNames[row.kind], statusNames[row.status], timeOf(row.createdAt)],
    ...[row.closedAt ? timeOf(row.closedAt) : '', nameOf(row), row.email, row.subject ?? '', row.message],
    detailLines(row.details).join('\n'),
    ...[texts('answer'), texts('note')],
  ])
}
