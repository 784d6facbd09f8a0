import type { JobKinds } from './jobs/job-runner.ts'
import type { Services } from './services.ts'

/** All kinds of jobs in one list, by name. Each is a function in the folder of its subject. */
export function jobKinds(_services: Services): JobKinds {
  return {}
}
