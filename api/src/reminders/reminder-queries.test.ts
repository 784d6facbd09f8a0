import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember } from '../../test/support/test-api.ts'
import { takeUnsent, unsentOf } from './reminder-queries.ts'
import type { Reminder } from './reminder-rules.ts'

const api = apiForTests()

/** With three values each, more than PostgreSQL takes in one statement. */
const MANY = 22_000

const reminder = (key: string): Reminder => ({
  ...{ kind: 'task', id: 't', text: 'Lire', due: '2026-11-25', key },
  ...{ at: 0, until: 1 },
})

test('any number of reminders of one moment are noted as sent, each once', async () => {
  const { db, now } = api.services
  const userId = (await newMember(api)).user._id
  const due = Array.from({ length: MANY }, (_, n) => reminder(`task ${n}`))
  expect(await takeUnsent(db, { userId, due, now: now() })).toHaveLength(MANY)
  const more = [...due.slice(-2), reminder('new')]
  expect(await unsentOf(db, userId, more)).toEqual([reminder('new')])
  expect(await takeUnsent(db, { userId, due: more, now: now() })).toEqual([reminder('new')])
  expect(await unsentOf(db, userId, more)).toEqual([])
})
