import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember } from '../../test/support/test-api.ts'
import { takeUnsent, unsentOf } from './reminder-queries.ts'
import type { Reminder } from './reminder-rules.ts'

const api = apiForTests()

/** More than PostgreSQL takes in one statement: each row has three parameters. */
const MANY = 22_000

const reminder = (key: string): Reminder => ({
  ...{ kind: 'task', id: 't', text: 'Lire', due: '2026-11-25', key },
  ...{ at: 0, until: 1 },
})

test('any number of reminders can be marked as sent at the same moment, each once', async () => {
  const { db, now } = api.services
  const userId = (await newMember(api)).user._id
  const due = Array.from({ length: MANY }, (_, n) => reminder(`task ${n}`))
  expect(await takeUnsent(db, { userId, due, now: now() })).toHaveLength(MANY)
  const more = [...due.slice(-2), reminder('new')]
  expect(await unsentOf(db, userId, more)).toEqual([reminder('new')])
  expect(await takeUnsent(db, { userId, due: more, now: now() })).toEqual([reminder('new')])
  expect(await unsentOf(db, userId, more)).toEqual([])
})
