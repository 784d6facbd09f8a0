import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { calendarSources } from '../db/schema.ts'
import { failingCalendars } from './failing-calendars.ts'

const api = apiForTests()

test('failing calendars are counted by host and reason, without their addresses', async () => {
  const { db } = api.services
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const add = (address: string, failure?: 'timeout' | 'refused', day = 1) =>
    db.insert(calendarSources).values({
      id: address,
      address,
      askedAt: at(1),
      ...(failure && { failure, failingSince: at(day) }),
    })
  await add('https://ade.example.org/secret-1', 'refused')
  await add('https://ade.example.org/secret-2', 'timeout', 9)
  await add('https://ade.example.org/secret-3', 'timeout', 7)
  await add('https://ade.example.org/secret-4')
  await add('http://cal.example.org:8080/secret-5', 'timeout', 2)
  const { calendars, failing } = await failingCalendars(db)
  expect(calendars).toBe(5)
  expect(failing[0]).toEqual({ host: 'ade.example.org', failure: 'timeout', calendars: 2, since: at(7) })
  expect(failing).toHaveLength(3)
  expect(failing).toContainEqual({
    host: 'cal.example.org:8080',
    failure: 'timeout',
    calendars: 1,
    since: at(2),
  })
  expect(JSON.stringify(failing)).not.toContain('secret')
})
