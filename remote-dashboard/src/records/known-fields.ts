import type { Collection, RecordData } from '@cadence/shared/schemas'

/**
 * The fields that this release knows, by collection. They are not read from the schemas, which belong to the host: a newer
 * host's schemas have fields that the screens of this release would leave out, and the API must keep those. A new field goes to the end: a pending record stores how many
 * fields its writer knew.
 */
const knownFields: { [C in Collection]: readonly (keyof RecordData<C>)[] } = {
  'board-column': ['name', 'position', 'removed'],
  completion: ['completedAt'],
  countdown: ['endsAt', 'leftMs', 'startedAt', 'awayCount', 'awayMs', 'lengthMs', 'task'],
  event: [
    'uid',
    'title',
    'start',
    'end',
    'timeZone',
    'recurrence',
    'exceptions',
    'additions',
    'original',
    'location',
    'description',
    'kind',
    'sequence',
    'modified',
    'exam',
    'subject',
    'revisionFor',
  ],
  favourite: ['since'],
  focusSession: [
    'kind',
    'startedAt',
    'endedAt',
    'focusMs',
    'awayCount',
    'awayMs',
    'completed',
    'task',
    'subject',
  ],
  goal: ['day', 'text', 'done'],
  mood: ['day', 'mood'],
  note: ['title', 'content', 'createdAt', 'date'],
  subject: ['name', 'colour', 'archived'],
  task: [
    'text',
    'completed',
    'completedAt',
    'position',
    'dueDay',
    'dueTime',
    'subject',
    'priority',
    'column',
  ],
}

/** Names of fields by collection. */
export type FieldNames = Partial<Record<Collection, readonly string[]>>

/** How many fields of a collection this release knows. */
export const fieldCountOf = (collection: Collection): number => knownFields[collection].length

/** The fields of some collections that a release knows which knows so many of each; this release knows all. */
export function knownFieldsOf(collections: Iterable<Collection>, count?: number): FieldNames {
  return Object.fromEntries(
    [...collections].map((collection) => [collection, knownFields[collection].slice(0, count)]),
  )
}
