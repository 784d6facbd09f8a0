import * as z from 'zod/mini'

/** A day in the member's time zone, as `YYYY-MM-DD`. */
export const daySchema = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
