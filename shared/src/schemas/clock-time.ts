import * as z from 'zod/mini'

/** A time on a clock in the member's time zone, as `HH:MM`. */
export const clockTimeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
