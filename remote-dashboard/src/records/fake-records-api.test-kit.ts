import type { RecordEdit, StoredRecord } from '@cadence/shared/schemas'

/** The records of an API. Of two edits of one record the later one wins, as at the real API. */
export class HeldRecords {
  held = new Map<string, StoredRecord>()
  version = 0

  store(edit: RecordEdit): StoredRecord {
    const key = `${edit.collection}/${edit.id}`
    const before = this.held.get(key)
    if (before && Date.parse(before.updatedAt) >= Date.parse(edit.updatedAt)) return before
    this.version += 1
    const record = { ...edit, version: this.version }
    this.held.set(key, record)
    return record
  }
}
