import * as z from 'zod/mini'

/** Where the release server hears from browsers how releases do. */
export const REPORTS_PATH = '/reports'

/** Largest body of a report, in bytes. */
export const REPORT_BYTES = 16 * 1024

/** How a release did: a page of it was shown; or it did not load, broke while it was drawn, or a script failed later. */
const outcomeSchema = z.enum(['shown', 'load', 'render', 'script'])
export type Outcome = z.infer<typeof outcomeSchema>

/** How one release did: `part` is `host` or the name of a remote. */
const reportSchema = z.object({
  part: z.string().check(z.minLength(1), z.maxLength(64)),
  version: z.string().check(z.minLength(1), z.maxLength(128)),
  outcome: outcomeSchema,
})
export type Report = z.infer<typeof reportSchema>

/** What a browser sends: how releases did since it last sent something. Nothing about who looks at them. */
export const reportsSchema = z.object({
  reports: z.array(reportSchema).check(z.minLength(1), z.maxLength(40)),
})
