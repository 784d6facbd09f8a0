import * as z from 'zod/mini'

const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`), 'This is not a key of a browser'))

/**
 * Body of PUT /push-subscription: what `PushSubscription.toJSON()` of a browser gives. `endpoint` is the address at the
 * browser's push service; only servers on the machine of a developer may be without TLS. The keys are an uncompressed
 * point of P-256 and 16 bytes (RFC 8291, section 3).
 */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
})
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionSchema>

/** Answer of GET /push-key: the key with which a browser subscribes (VAPID, RFC 8292), in base64url. */
export const pushKeySchema = z.object({ publicKey: base64url(87) })

/**
 * Body of POST /reminders/test: the ways that are turned on in the page. The account may not know yet what was turned a
 * moment ago. A way that is left out is as the account has it.
 */
export const testReminderRequestSchema = z.object({
  push: z.optional(z.boolean()),
  email: z.optional(z.boolean()),
})
export type TestReminderRequest = z.infer<typeof testReminderRequestSchema>

/**
 * Answer of POST /reminders/test: by which way the reminder is coming; `none` when no way is turned on, or this browser
 * could not be reached and mails are off.
 */
export const testReminderSchema = z.object({ way: z.enum(['push', 'email', 'none']) })
export type ReminderWay = z.infer<typeof testReminderSchema>['way']
