import * as z from 'zod/mini'

/**
 * The private feed of a member: an address that other calendars read the member's events and deadlines from. Whoever has
 * the address can read them. So the member can replace it, and the former address stops working.
 */
const feedSchema = z.object({ url: z.url(), createdAt: z.iso.datetime() })
export type Feed = z.infer<typeof feedSchema>

/** Answer of GET, POST and DELETE /feed; null while the feed is off. */
export const feedResponseSchema = z.object({ feed: z.nullable(feedSchema) })
