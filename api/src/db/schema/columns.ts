import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Bytes; both drivers give them as a Uint8Array. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
