import * as z from 'zod/mini'
import { countdownSchema, focusSessionSchema } from './countdown.ts'
import { plannerEventSchema } from './planner-event.ts'
import {
  boardColumnSchema,
  completionSchema,
  favouriteSchema,
  goalSchema,
  moodSchema,
  noteSchema,
  recordIdSchema,
  subjectSchema,
  taskSchema,
} from './widget-records.ts'

const schemas = {
  'board-column': boardColumnSchema,
  completion: completionSchema,
  countdown: countdownSchema,
  event: plannerEventSchema,
  favourite: favouriteSchema,
  focusSession: focusSessionSchema,
  goal: goalSchema,
  mood: moodSchema,
  note: noteSchema,
  subject: subjectSchema,
  task: taskSchema,
} as const

/** Name of a collection of records. */
export type Collection = keyof typeof schemas

/** The data of a record of a collection. */
export type RecordData<C extends Collection> = z.infer<(typeof schemas)[C]>

/** Schemas of the members' data in widgets, by collection: one record per task, note, event and so on. */
export const recordDataSchemas: { [C in Collection]: z.ZodMiniType<RecordData<C>> } = schemas

export const collectionNames = [
  'board-column',
  'completion',
  'countdown',
  'event',
  'favourite',
  'focusSession',
  'goal',
  'mood',
  'note',
  'subject',
  'task',
] as const satisfies readonly Collection[]

/**
 * Collections of long texts that a person wrote. When two devices edit the same record, the API keeps both texts: one of
 * them becomes a record of its own.
 */
export const textCollections: readonly string[] = ['note'] satisfies Collection[]

const editedAt = z.iso.datetime().check(z.maxLength(40))

/** Most records in one call of PUT /records. */
export const RECORDS_PER_CALL = 100

/** Most records in one answer of GET /records. */
export const RECORDS_PER_ANSWER = 500

/** Most records of one member, without deleted ones. */
export const RECORDS_MAX = 20_000

/** Most bytes of JSON of all records of one member. */
export const RECORD_BYTES_MAX = 20 * 1024 * 1024

/** Most remembered deletions of one member, so that every device deletes the record. The oldest are forgotten first. */
export const DELETIONS_MAX = 20_000

const editOf = <C extends Collection>(collection: C) =>
  z.object({
    collection: z.literal(collection),
    id: recordIdSchema,
    updatedAt: editedAt,
    base: z.optional(z.nullable(editedAt)),
    whole: z.optional(z.boolean()),
    data: z.nullable(recordDataSchemas[collection]),
  })

/**
 * One edit of a record. The client makes its `id`, which is unique in a collection of a member.
 * - `data`: null when the record was deleted. Data that do not fit the collection are refused; unknown fields are removed.
 * - `updatedAt`: ISO 8601 in UTC. Of two edits the one with the later time is stored; at the same time, the one that
 *   arrived first.
 * - `base`: only for `textCollections`. The `updatedAt` of the version on which the edit is based; null when none was
 *   stored. If another session has changed the record since, no text is lost: of two texts one becomes a copy, and a text
 *   wins over a deletion. Without `base` the later edit overwrites the earlier one.
 * - `whole`: `data` has every field that the record is to have, of those that the client knows: `fields` of the call names
 *   them. Older releases send neither: they leave out the fields that they do not know, such as the date on which a task is
 *   due, and the API keeps those.
 */
export const recordEditSchema = z.discriminatedUnion('collection', [
  editOf('board-column'),
  editOf('completion'),
  editOf('countdown'),
  editOf('event'),
  editOf('favourite'),
  editOf('focusSession'),
  editOf('goal'),
  editOf('mood'),
  editOf('note'),
  editOf('subject'),
  editOf('task'),
])

/** One edit as a client sends it. The API checks its `data`. */
export interface RecordEdit {
  collection: Collection
  id: string
  updatedAt: string
  base?: string | null
  whole?: boolean
  data: unknown
}

/** Longest suffix of the title of a copy, in UTF-16 code units. */
const COPY_SUFFIX_MAX = 40

/** Most collections, and most fields of a collection, that a client can say it knows. */
const KNOWN_FIELDS_MAX = 100

const fieldNames = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(KNOWN_FIELDS_MAX))

/**
 * Body of PUT /records. `copySuffix` is added to the title of a copy, in the member's language. `fields`: the fields that
 * the client knows, by collection. The API keeps the stored fields that are not among them. A client that is not the newest
 * leaves them out; without this its edit of a task's text would take away, for example, the task's subject.
 */
export const putRecordsSchema = z.object({
  records: z.array(recordEditSchema).check(z.minLength(1), z.maxLength(RECORDS_PER_CALL)),
  copySuffix: z.optional(z.string().check(z.maxLength(COPY_SUFFIX_MAX))),
  fields: z.optional(
    z
      .record(z.string(), fieldNames)
      .check(z.refine((known) => Object.keys(known).length <= KNOWN_FIELDS_MAX)),
  ),
})

/**
 * One record of the API. `version` grows with every change of any record of the member, so a client can ask for the
 * changes since a version. A client checks `data` when it reads them: a newer release may have written fields that this
 * release does not know.
 */
const storedRecordSchema = z.object({
  collection: z.string(),
  id: z.string(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  data: z.nullable(z.unknown()),
})
export type StoredRecord = z.infer<typeof storedRecordSchema>

/** Query of GET /records. `since`: the version up to which the client has read; 0 for everything. */
export const recordsQuerySchema = z.object({
  since: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
})

/**
 * Answer of GET /records: the records that changed after `since`, the oldest change first. Deleted records have null as
 * `data`. `version`: the next `since`. `more`: there are more changes to read at once. `epoch` changes when a backup of
 * the API's database is restored: the client must then compare its records with those of the API. Older releases send no
 * epoch.
 */
export const recordListSchema = z.object({
  records: z.array(storedRecordSchema),
  version: z.int(),
  more: z.boolean(),
  epoch: z.optional(z.string()),
})
export type RecordList = z.infer<typeof recordListSchema>

/**
 * Answer of PUT /records: for each edit, in the same order, the record that is stored now; the copies that conflicts have
 * made; and the epoch, as in the answer of GET.
 */
export const putRecordsResponseSchema = z.object({
  records: z.array(storedRecordSchema),
  copies: z.optional(z.array(storedRecordSchema)),
  epoch: z.optional(z.string()),
})
export type PutRecordsResponse = z.infer<typeof putRecordsResponseSchema>

/**
 * One record in the browser's storage. `pending`: its last change is not sent yet. `base` belongs to it: the `updatedAt`
 * of the API's version when the record was first changed; null when the API had none.
 */
export const localRecordSchema = z.object({
  updatedAt: z.iso.datetime(),
  data: z.nullable(z.unknown()),
  pending: z.optional(z.boolean()),
  base: z.optional(z.nullable(z.iso.datetime())),
})
export type LocalRecord = z.infer<typeof localRecordSchema>

/** The records of one collection in the browser's storage, by id. Each record is checked separately. */
export const localRecordsSchema = z.record(z.string(), z.unknown())
