import * as z from 'zod/mini'

/** Path at which the release server takes reports of browsers. */
export const REPORTS_PATH = '/reports'

/** Largest body of a report, in bytes. */
export const REPORT_BYTES = 16 * 1024

/** A page of the release was shown; or it did not load, broke while it rendered, or a script failed later. */
const outcomeSchema = z.enum(['shown', 'load', 'render', 'script'])
export type Outcome = z.infer<typeof outcomeSchema>

/** The outcome of one release: `part` is `host` or the name of a remote. */
const reportSchema = z.object({
  part: z.string().check(z.minLength(1), z.maxLength(64)),
  version: z.string().check(z.minLength(1), z.maxLength(128)),
  outcome: outcomeSchema,
})
export type Report = z.infer<typeof reportSchema>

/** The reports of a browser: the outcomes since its last reports. They contain no data of the member. */
export const reportsSchema = z.object({
  reports: z.array(reportSchema).check(z.minLength(1), z.maxLength(40)),
})
