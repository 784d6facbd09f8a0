import { signedInMember } from '@cadence/shared/auth'
import {
  type Collection,
  type LocalRecord,
  type RecordData,
  recordDataSchemas,
} from '@cadence/shared/schemas'
import { MemberChangedError } from '../sync/edit-errors.ts'
import type { Rows } from './records-merge.ts'
import { editRows, rowsOf } from './records-store.ts'

/** A record that a widget shows. */
export interface Entry<C extends Collection> {
  id: string
  data: RecordData<C>
  /** ISO 8601 time of its last change. */
  updatedAt: string
}

/** Turns rows into entries, once per row: an unchanged row returns the same object. */
class Reader<C extends Collection> {
  readonly #collection: C
  readonly #entries = new WeakMap<LocalRecord, Entry<C> | null>()
  readonly #lists = new WeakMap<Rows, readonly Entry<C>[]>()

  constructor(collection: C) {
    this.#collection = collection
  }

  #entry(id: string, row: LocalRecord): Entry<C> | null {
    const known = this.#entries.get(row)
    if (known !== undefined) return known
    const parsed = recordDataSchemas[this.#collection].safeParse(row.data)
    // A deleted record, or a record of a newer release. It stays stored, and is not shown.
    const entry = parsed.success ? { id, data: parsed.data, updatedAt: row.updatedAt } : null
    this.#entries.set(row, entry)
    return entry
  }

  entries(rows: Rows): readonly Entry<C>[] {
    const known = this.#lists.get(rows)
    if (known) return known
    const list = [...rows].flatMap(([id, row]) => this.#entry(id, row) ?? [])
    this.#lists.set(rows, list)
    return list
  }
}

const readers: { [C in Collection]: Reader<C> } = {
  'board-column': new Reader('board-column'),
  completion: new Reader('completion'),
  countdown: new Reader('countdown'),
  event: new Reader('event'),
  favourite: new Reader('favourite'),
  focusSession: new Reader('focusSession'),
  goal: new Reader('goal'),
  mood: new Reader('mood'),
  note: new Reader('note'),
  subject: new Reader('subject'),
  task: new Reader('task'),
}

/** A member's records of a collection, in no particular order. The same array until one of them changes. */
export function recordsOf<C extends Collection>(userId: string, collection: C): readonly Entry<C>[] {
  return readers[collection].entries(rowsOf(userId, collection))
}

function currentMember(): string {
  const id = signedInMember()
  if (id === null) throw new MemberChangedError()
  return id
}

/** The signed-in member's records of a collection, in no particular order. @throws MemberChangedError */
export function ownRecords<C extends Collection>(collection: C): readonly Entry<C>[] {
  return recordsOf(currentMember(), collection)
}

/**
 * Creates or replaces a record of the signed-in member: at once on the screen and in this browser, soon at the API.
 * @throws MemberChangedError when nobody is signed in.
 */
export function putRecord<C extends Collection>(collection: C, id: string, data: RecordData<C>): void {
  putRecords(collection, new Map([[id, data]]))
}

/** Creates or replaces several records at once, by id; null deletes one. @throws MemberChangedError */
export function putRecords<C extends Collection>(
  collection: C,
  records: ReadonlyMap<string, RecordData<C> | null>,
): void {
  editRows(currentMember(), collection, records)
}

/** Deletes a record of the signed-in member. @throws MemberChangedError */
export function removeRecord(collection: Collection, id: string): void {
  putRecords(collection, new Map([[id, null]]))
}

/** A new id for a record, which no other device makes. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
