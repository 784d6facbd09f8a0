import { subscriptionListSchema } from '@cadence/shared/schemas'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { calendarSources, jobs } from '../../src/db/schema.ts'
import { jobKinds } from '../../src/job-kinds.ts'
import { JobRunner } from '../../src/jobs/job-runner.ts'
import { calendarServerForTests } from './calendar-server.ts'
import { newMember, type TestApi, textIn } from './test-api.ts'

type Member = Awaited<ReturnType<typeof newMember>>

/** Two members and a server of calendars. Each test begins without a subscription, a calendar and a request. */
export function calendarSubscribers(api: TestApi) {
  const server = calendarServerForTests()
  let member: Member
  let other: Member
  /** The calls of a member. */
  function as({ token }: { token: string }) {
    const call = (method: string, path: string, body?: unknown, headers = {}) =>
      api.call(method, `/subscriptions${path}`, { token, headers, ...(body !== undefined && { body }) })
    return {
      preview: (address: string) => call('POST', '/preview', { address }),
      create: (address: string, more = {}) =>
        call('POST', '', { address, name: 'Cours', colour: 'blue', ...more }),
      list: async () => subscriptionListSchema.parse((await call('GET', '')).body).subscriptions,
      patch: (id: string, body: object) => call('PATCH', `/${id}`, body),
      remove: (id: string) => call('DELETE', `/${id}`),
      refresh: (id: string) => call('POST', `/${id}/refresh`),
      text: (id: string, headers = {}) => call('GET', `/${id}/calendar`, undefined, headers),
    }
  }

  /** Handles the jobs that are due now, as a process does. */
  async function work(): Promise<void> {
    const runner = new JobRunner(api.services)
    runner.start(jobKinds(api.services))
    await runner.idle()
    await runner.stop()
  }
  /** Lets time pass: everything moves into the past, because a later clock would end the session of the member. */
  async function pass(minutes: number): Promise<void> {
    const { db } = api.services
    const ago = sql`${minutes * 60} * interval '1 second'`
    await db.update(jobs).set({ runAt: sql`run_at - ${ago}` })
    await db.update(calendarSources).set({
      triedAt: sql`tried_at - ${ago}`,
      readAt: sql`read_at - ${ago}`,
      failingSince: sql`failing_since - ${ago}`,
      nextReadAt: sql`next_read_at - ${ago}`,
      askedAt: sql`asked_at - ${ago}`,
    })
  }

  beforeAll(async () => {
    member = await newMember(api)
    other = await newMember(api)
  })
  beforeEach(async () => {
    for (const who of [member, other]) for (const { id } of await as(who).list()) await as(who).remove(id)
    await api.services.db.delete(calendarSources)
  })

  return {
    ...{ as, work, pass },
    server,
    get member() {
      return member
    },
    get other() {
      return other
    },
    /** Subscribes a member to a calendar of the server. @returns the id of the subscription, whose calendar was read */
    subscribe: async (path: string, who = member): Promise<string> => {
      const { body } = await as(who).create(server.url(path))
      await work()
      return textIn(body, 'subscription', 'id')
    },
    /** The first subscription of a member. */
    only: async (who = member) => (await as(who).list())[0],
  }
}
