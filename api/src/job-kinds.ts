import type { JobKinds } from './jobs/job-runner.ts'
import { FIND_REMINDED, findRemindedJob } from './reminders/find-reminded-job.ts'
import { remindJob } from './reminders/remind-job.ts'
import { REMIND } from './reminders/schedule-reminders.ts'
import { SEND_PUSH, sendPushJob } from './reminders/send-push-job.ts'
import type { Services } from './services.ts'
import { calendarJobs } from './subscriptions/calendar-jobs.ts'
import { CALENDAR_JOB } from './subscriptions/calendar-sources.ts'

/** All kinds of jobs in one list, by name. Each is a function in the folder of its subject. */
export function jobKinds(services: Services): JobKinds {
  return {
    [CALENDAR_JOB]: calendarJobs(services),
    [FIND_REMINDED]: findRemindedJob(services),
    [REMIND]: remindJob(services),
    [SEND_PUSH]: sendPushJob(services),
  }
}
