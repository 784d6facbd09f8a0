/**
 * The inbox of the team: what visitors and members send by forms, for administrators alone. An entry point of its own, so
 * that nobody else loads it.
 */
import { emailSchema, requestKeySchema, z } from '@cadence/shared/schemas'

/** The forms that fill the inbox: ambassador applications, demo requests and support requests. */
export const inboxKinds = ['application', 'demo', 'support'] as const
export type InboxKind = (typeof inboxKinds)[number]
const kindSchema = z.enum(inboxKinds)

export const threadStatuses = ['new', 'answered', 'closed'] as const
export type ThreadStatus = (typeof threadStatuses)[number]
const statusSchema = z.enum(threadStatuses)

/** Most threads that one answer of GET /inbox/threads holds. */
export const THREADS_SHOWN = 25

/** Longest search, in UTF-16 code units. */
export const SEARCH_MAX = 100

/** Longest answer or note, in UTF-16 code units. */
export const ENTRY_MAX = 5000

/** The part of a thread that the list shows, too. Times are ISO 8601 in UTC. */
const headFields = {
  id: z.string(),
  /** Names the thread in mails: `3F0C-2B1E`. */
  reference: z.string(),
  kind: kindSchema,
  status: statusSchema,
  name: z.string(),
  email: z.string(),
  /** Of support requests alone. */
  subject: z.nullable(z.string()),
  createdAt: z.string(),
  /** When the last message or answer was written, or the thread was opened again. */
  activeAt: z.string(),
}

/** A thread in the list. `excerpt` is the beginning of its message, in one line. */
const threadSummarySchema = z.object({ ...headFields, excerpt: z.string() })
export type ThreadSummary = z.infer<typeof threadSummarySchema>

/**
 * A mail of the team, or a note that stays in the team. `author` is null when their account is gone. `delivery` is null
 * for a note; `failed` means that the mail server of the address has not taken the answer for days, or that a backup was
 * restored before it went out.
 */
const threadEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['answer', 'note']),
  text: z.string(),
  author: z.nullable(z.string()),
  createdAt: z.string(),
  delivery: z.nullable(z.enum(['waiting', 'sent', 'failed'])),
})
export type ThreadEntry = z.infer<typeof threadEntrySchema>

/** A field of the form beside its message. `profileLink` comes once per link. */
const threadDetailSchema = z.object({ name: z.string(), value: z.string() })
export type ThreadDetail = z.infer<typeof threadDetailSchema>

/**
 * One thread. `version` grows with each answer and each change of the status: a request that names an earlier one changes
 * nothing. `isMember` when a signed-in member sent it under their own address. `mailSubject` is the subject of all mails to the sender.
 */
const inboxThreadSchema = z.object({
  ...headFields,
  version: z.number(),
  isMember: z.boolean(),
  mailSubject: z.string(),
  message: z.string(),
  details: z.array(threadDetailSchema),
  closedAt: z.nullable(z.string()),
  entries: z.array(threadEntrySchema),
})
export type InboxThread = z.infer<typeof inboxThreadSchema>

const filterFields = {
  status: z.optional(statusSchema),
  kind: z.optional(kindSchema),
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
}

/** Query of GET /inbox/export. */
export const inboxFilterSchema = z.object(filterFields)
export type InboxFilter = z.infer<typeof inboxFilterSchema>

/** Name of the file of GET /inbox/export. */
export const exportFileName = (day: string) => `cadence-messages-${day}.csv`

/** Query of GET /inbox/threads. `cursor` is the `next` of the answer before. */
export const inboxQuerySchema = z.object({
  ...filterFields,
  cursor: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[\da-f-]{36}$/))),
})

/**
 * Answer of GET /inbox/threads: the newest first. `next` is null on the last page. `counts` has the threads of the same
 * kind and search by status.
 */
export const inboxListSchema = z.object({
  threads: z.array(threadSummarySchema),
  next: z.nullable(z.string()),
  counts: z.object({ new: z.number(), answered: z.number(), closed: z.number() }),
})
export type InboxList = z.infer<typeof inboxListSchema>

/** Answer of every route of one thread. */
export const threadResponseSchema = z.object({ thread: inboxThreadSchema })

/** Answer 409: another administrator was faster, and `thread` is the newer one. */
export const threadConflictSchema = z.object({ message: z.string(), thread: inboxThreadSchema })

/** Path of one thread. */
export const threadParamsSchema = z.object({ id: z.string().check(z.regex(/^[\da-f-]{36}$/)) })

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(ENTRY_MAX))

/**
 * Body of POST /inbox/threads/{id}/answers. Sent again with the same `requestKey`, it is one mail. `close` also closes the
 * thread.
 */
export const threadAnswerSchema = z.object({
  requestKey: requestKeySchema,
  version: z.number(),
  text,
  close: z.optional(z.boolean()),
})
export type ThreadAnswer = z.infer<typeof threadAnswerSchema>

/** Body of POST /inbox/threads/{id}/notes. */
export const threadNoteSchema = z.object({ requestKey: requestKeySchema, text })
export type ThreadNote = z.infer<typeof threadNoteSchema>

/** Body of PATCH /inbox/threads/{id}. */
export const threadStatusSchema = z.object({ version: z.number(), status: statusSchema })

/** Body of POST /inbox/erasures: the person whose messages, answers and notes are deleted. */
export const erasureSchema = z.object({ email: emailSchema })

/** Answer of POST /inbox/erasures: how many threads were deleted. */
export const erasureResponseSchema = z.object({ erased: z.number() })
