import { call } from '@cadence/shared/api'
import { type RecordList, recordListSchema } from '@cadence/shared/schemas'

/** GET /records: the signed-in member's records that changed after a version, deleted ones among them. @throws ApiError */
export function listRecords(since: number): Promise<RecordList> {
  return call({
    method: 'get',
    path: `/records?since=${since}`,
    answer: recordListSchema,
    failure: 'Failed to load widget data',
  })
}
