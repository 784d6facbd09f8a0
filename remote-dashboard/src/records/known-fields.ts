import type { Collection, RecordData } from '@cadence/shared/schemas'

/**
 * The fields that this release knows, by collection. They are not read from the schemas, which belong to the host: a newer
 * host's schemas have fields that the screens of this release would leave out, and the API must keep those.
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

/** The fields that this release knows of some collections. */
export function knownFieldsOf(
  collections: Iterable<Collection>,
): Partial<Record<Collection, readonly string[]>> {
  return Object.fromEntries([...collections].map((collection) => [collection, knownFields[collection]]))
}
