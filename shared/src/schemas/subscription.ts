import * as z from 'zod/mini'
import { parseUrl } from '../parse-url.ts'

/** Most calendars that one member subscribes to. */
export const SUBSCRIPTIONS_MAX = 20

/** Longest name of a subscription, in UTF-16 code units. */
export const SUBSCRIPTION_NAME_MAX = 80

/** Longest address of a calendar. */
export const CALENDAR_ADDRESS_MAX = 2000

/** Most bytes of a calendar that is subscribed to. */
export const CALENDAR_BYTES_MAX = 2 * 1024 * 1024

/**
 * Why a calendar could not be read.
 * - `not-a-calendar`: the answer holds no calendar, such as the page of a sign-in.
 * - `unreachable`: there is no such server, or it accepts no connection.
 * - `refused`: the server wants a sign-in (401 or 403). `not-found`: 404 or 410. `server-error`: any other status.
 * - `forbidden-address`: the address, or one that it redirects to, is not public, has a user name, or an unusual port.
 */
export const subscriptionFailures = [
  'not-a-calendar',
  'unreachable',
  'timeout',
  'too-large',
  'refused',
  'not-found',
  'server-error',
  'too-many-redirects',
  'forbidden-address',
  'bad-certificate',
] as const

/** A reason of a newer API is read as `unreachable`. */
const failureSchema = z.catch(z.enum(subscriptionFailures), 'unreachable')
export type SubscriptionFailure = z.infer<typeof failureSchema>

/** Adds `https://` to an address without a scheme. `webcal:` is what calendar programs write for `https:` or `http:`. */
function withScheme(address: string): string {
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
}

function isWebAddress(address: string): boolean {
  const web = address.replace(/^webcals?:/i, 'https:')
  return /^https?:\/\/[^\s/]/i.test(web) && parseUrl(web) !== null
}

/** Address of a calendar as a member pastes it: `https:`, `http:` or `webcal:`; without a scheme, `https:`. */
export const calendarAddressSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(CALENDAR_ADDRESS_MAX),
    z.overwrite(withScheme),
    z.refine(isWebAddress, { error: 'This is not the address of a calendar' }),
  )

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(SUBSCRIPTION_NAME_MAX))
/** An open string: a client shows its default colour for an unknown one. */
const colour = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
/** The order of the list, the lowest first. A subscription that comes between two others gets their mean. */
const position = z.number().check(z.gte(-1e9), z.lte(1e9))

/** Body of POST /subscriptions/preview. */
export const previewSubscriptionSchema = z.object({ address: calendarAddressSchema })

/**
 * Answer of POST /subscriptions/preview: `address` is the one to subscribe to, and `calendar` its text, or null with the
 * reason. The text is iCalendar as the server wrote it: the reader of calendar files parses it.
 */
export const subscriptionPreviewSchema = z.object({
  address: z.string(),
  calendar: z.nullable(z.string()),
  failure: z.nullable(failureSchema),
})
export type SubscriptionPreview = z.infer<typeof subscriptionPreviewSchema>

/** Body of POST /subscriptions. The new subscription is the last one. */
export const createSubscriptionSchema = z.object({ address: calendarAddressSchema, name, colour })

/** Body of PATCH /subscriptions/{id}. What is missing stays. */
export const patchSubscriptionSchema = z.object({
  name: z.optional(name),
  colour: z.optional(colour),
  hidden: z.optional(z.boolean()),
  position: z.optional(position),
})
export type PatchSubscription = z.infer<typeof patchSubscriptionSchema>

/**
 * One subscription of a member. Times are ISO 8601 in UTC.
 * - `version`: of the text of GET /subscriptions/{id}/calendar; null when the calendar was never read. While it is the
 *   same, a client need not load the text again.
 * - `readAt`: when the calendar was last read without a failure, changed or not.
 * - `failure`: why the last attempt failed, and `failingSince` the first of the failures in a row. The text of before
 *   stays.
 * - `nextReadAt`: when the API reads it again.
 */
const subscriptionSchema = z.object({
  id: z.string(),
  address: z.string(),
  name: z.string(),
  colour: z.string(),
  hidden: z.boolean(),
  position: z.number(),
  createdAt: z.iso.datetime(),
  version: z.nullable(z.string()),
  readAt: z.nullable(z.iso.datetime()),
  failure: z.nullable(failureSchema),
  failingSince: z.nullable(z.iso.datetime()),
  nextReadAt: z.nullable(z.iso.datetime()),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** Answer of GET /subscriptions, in the order of the positions. */
export const subscriptionListSchema = z.object({ subscriptions: z.array(subscriptionSchema) })

/** Answer of POST and PATCH /subscriptions, and of POST /subscriptions/{id}/refresh. */
export const subscriptionResponseSchema = z.object({ subscription: subscriptionSchema })

/** Answer of GET /subscriptions/{id}/calendar: the text that was read last. */
export const subscribedCalendarSchema = z.object({ version: z.string(), calendar: z.string() })
export type SubscribedCalendar = z.infer<typeof subscribedCalendarSchema>

/** Path of one subscription. */
export const subscriptionParamsSchema = z.object({ id: z.uuid() })
