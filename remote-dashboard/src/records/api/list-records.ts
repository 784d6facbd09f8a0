import { call } from '@cadence/shared/api'
import { recordListSchema, type StoredRecord } from '@cadence/shared/schemas'

/** What changed after a version, and whether there is more of it. */
export interface RecordList {
  records: StoredRecord[]
  version: number
  more: boolean
}

/** GET /records: the signed-in member's records that changed after a version, deleted ones among them. @throws ApiError */
export function listRecords(since: number): Promise<RecordList> {
  return call({
    method: 'get',
    path: `/records?since=${since}`,
    answer: recordListSchema,
    failure: 'Failed to load widget data',
  })
}
