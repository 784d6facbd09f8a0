import type { Collection } from '@cadence/shared/schemas'

/** Keys of the records in localStorage, a few for each member. No other module of this remote touches them. */
const prefix = 'records:'

/** Key of one collection of a member. */
export const collectionKey = (userId: string, collection: Collection) => `${prefix}${userId}:${collection}`

/** The member whose records stand under a key. */
export const ownerOf = (key: string) => key.slice(prefix.length).split(':')[0] ?? ''

/** Key of the version up to which a member's records were read from the API. */
export const versionKey = (userId: string) => `${prefix}${userId}:version`

/** Key of the API's epoch in which that version was read. */
export const epochKey = (userId: string) => `${prefix}${userId}:epoch`
