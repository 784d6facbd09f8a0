import { lte } from 'drizzle-orm'
import { jobs } from '../../src/db/schema.ts'
import { jobKinds } from '../../src/job-kinds.ts'
import { JobRunner } from '../../src/jobs/job-runner.ts'
import { newMember, type TestApi } from './test-api.ts'

/** A task that is due so many minutes after a moment, in UTC. */
export function taskDueIn(minutes: number, from: Date, { id = 't', text = 'Rendre la dissertation' } = {}) {
  const due = new Date(from.getTime() + minutes * 60_000).toISOString()
  const data = {
    ...{ text, completed: false, completedAt: null, position: 'a0' },
    ...{ dueDay: due.slice(0, 10), dueTime: due.slice(11, 16) },
  }
  return { collection: 'task', id, updatedAt: from.toISOString(), data }
}

/** A member in UTC with reminders an hour before a task is due, and no others. */
export async function remindedMember(api: TestApi, ways: { push?: boolean; email?: boolean }) {
  const member = await newMember(api)
  const call = (method: string, path: string, body?: object) =>
    api.call(method, path, { token: member.token, ...(body && { body }) })
  const notifications = { ...ways, taskLeads: [60], examLeads: [60], morning: false, quiet: false }
  await call('PATCH', '/preferences', { timeZone: 'UTC', notifications })
  return { ...member, call }
}

/** Moves the clock of the API to an hour of tomorrow in UTC. @returns the moment */
export function setHour(api: TestApi, hour: number): Date {
  const moment = new Date()
  moment.setUTCHours(24 + hour, 0, 0, 0)
  api.clock.offset = moment.getTime() - Date.now()
  return api.services.now()
}

/** The subjects of a member's mails, without that of the registration. */
export const mailSubjects = async (api: TestApi, email: string) =>
  (await api.mailsTo(email)).map(({ subject }) => subject).slice(1)

/** An API process on the database of `api`, as far as its jobs go. */
export function jobProcess(api: TestApi): { settle(): Promise<void>; stop(): Promise<void> } {
  const { db, log, now } = api.services
  const runner = new JobRunner({ db, log, now })
  runner.start(jobKinds({ ...api.services, jobs: runner }))
  return {
    /** Resolves when no job is due. */
    settle: async () => {
      do {
        runner.wake()
        await runner.idle()
      } while ((await db.$count(jobs, lte(jobs.runAt, now()))) > 0)
      await api.services.mailOutbox.idle()
    },
    stop: () => runner.stop(),
  }
}
