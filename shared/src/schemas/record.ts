import * as z from 'zod/mini'
import { countdownSchema, focusSessionSchema } from './countdown.ts'
import { plannerEventSchema } from './planner-event.ts'
import { favouriteSchema, goalSchema, moodSchema, noteSchema, taskSchema } from './widget-records.ts'

const schemas = {
  countdown: countdownSchema,
  event: plannerEventSchema,
  favourite: favouriteSchema,
  focusSession: focusSessionSchema,
  goal: goalSchema,
  mood: moodSchema,
  note: noteSchema,
  task: taskSchema,
} as const

/** Name of a collection of records. */
export type Collection = keyof typeof schemas

/** What a record of a collection holds. */
export type RecordData<C extends Collection> = z.infer<(typeof schemas)[C]>

/** What members put into widgets, by collection: one record per task, note, event and so on. */
export const recordDataSchemas: { [C in Collection]: z.ZodMiniType<RecordData<C>> } = schemas

export const collectionNames = [
  'countdown',
  'event',
  'favourite',
  'focusSession',
  'goal',
  'mood',
  'note',
  'task',
] as const satisfies readonly Collection[]

/**
 * Collections of long texts that a person wrote. Where two devices edit one of their records, the API keeps both texts:
 * one stands, and the other one becomes a record of its own.
 */
export const textCollections: readonly string[] = ['note'] satisfies Collection[]

/** Made by the client, unique within the member's collection. */
const recordId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const editedAt = z.iso.datetime().check(z.maxLength(40))

/** Most records that one call can send. */
export const RECORDS_PER_CALL = 100

/** Most records that one answer of GET /records holds. */
export const RECORDS_PER_ANSWER = 500

/** Most records that one member can keep, those that are deleted not counted. */
export const RECORDS_MAX = 20_000

/** Most bytes of JSON that all records of one member take up. */
export const RECORD_BYTES_MAX = 20 * 1024 * 1024

/** Most deleted records that are remembered for one member, so that every device hears of it; the oldest go first. */
export const DELETIONS_MAX = 20_000

const editOf = <C extends Collection>(collection: C) =>
  z.object({
    collection: z.literal(collection),
    id: recordId,
    updatedAt: editedAt,
    base: z.optional(z.nullable(editedAt)),
    data: z.nullable(recordDataSchemas[collection]),
  })

/**
 * One record as it is sent: `data` is null when it was deleted. Of two edits of one record the one with the later
 * `updatedAt` (ISO 8601, UTC) stands, and of two at the same time the one that came first. A record whose `data` does
 * not fit its collection is refused; what its collection does not know of is left out. `base` counts in the collections
 * of `textCollections`: the `updatedAt` of the version that the edit started from, null when there was none. Where another
 * session has changed the record since, neither text is lost: of two texts one becomes a copy, and a text stands against
 * a deletion. Without `base` the later edit stands and the other is gone.
 */
export const recordEditSchema = z.discriminatedUnion('collection', [
  editOf('countdown'),
  editOf('event'),
  editOf('favourite'),
  editOf('focusSession'),
  editOf('goal'),
  editOf('mood'),
  editOf('note'),
  editOf('task'),
])

/** One record on its way to the API, which checks what `data` holds. */
export interface RecordEdit {
  collection: Collection
  id: string
  updatedAt: string
  base?: string | null
  data: unknown
}

/** Longest end that the title of a copy gets, in UTF-16 code units. */
export const COPY_SUFFIX_MAX = 40

/** Body of PUT /records. `copySuffix` is put after the title of a copy, in the member's language. */
export const putRecordsSchema = z.object({
  records: z.array(recordEditSchema).check(z.minLength(1), z.maxLength(RECORDS_PER_CALL)),
  copySuffix: z.optional(z.string().check(z.maxLength(COPY_SUFFIX_MAX))),
})

/**
 * One record as the API holds it. `version` grows with every change of any of the member's records, so whoever has
 * read up to one version asks for what came since. What `data` holds is checked where it is read: a newer release may
 * have written more than this one knows.
 */
export const storedRecordSchema = z.object({
  collection: z.string(),
  id: z.string(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  data: z.nullable(z.unknown()),
})
export type StoredRecord = z.infer<typeof storedRecordSchema>

/** Query of GET /records: `since`, the version up to which the client has read; 0 for everything. */
export const recordsQuerySchema = z.object({
  since: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
})

/**
 * Answer of GET /records: what changed after `since`, the oldest change first, deleted records among them with `data`
 * null. `version` is what to ask with next; `more` says that there is more to be read at once. `epoch` is another one once
 * the API has a restored backup: what was read before is to be compared with what is there now. Releases before this one
 * send none.
 */
export const recordListSchema = z.object({
  records: z.array(storedRecordSchema),
  version: z.int(),
  more: z.boolean(),
  epoch: z.optional(z.string()),
})
export type RecordList = z.infer<typeof recordListSchema>

/**
 * Answer of PUT /records: for each record that was sent, in that order, the one that stands now; the copies that keep the
 * other one of two texts; and the epoch, as in the answer of GET.
 */
export const putRecordsResponseSchema = z.object({
  records: z.array(storedRecordSchema),
  copies: z.optional(z.array(storedRecordSchema)),
  epoch: z.optional(z.string()),
})
export type PutRecordsResponse = z.infer<typeof putRecordsResponseSchema>

/**
 * One record as a browser keeps it; `pending` while its last change has not reached the API. `base` goes with that: the
 * `updatedAt` of what the API had when the record was first changed, null for nothing.
 */
export const localRecordSchema = z.object({
  updatedAt: z.iso.datetime(),
  data: z.nullable(z.unknown()),
  pending: z.optional(z.boolean()),
  base: z.optional(z.nullable(z.iso.datetime())),
})
export type LocalRecord = z.infer<typeof localRecordSchema>

/** The records of one collection as a browser keeps them, by id; each is checked by itself. */
export const localRecordsSchema = z.record(z.string(), z.unknown())
