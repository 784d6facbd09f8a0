import { call } from '@cadence/shared/api'
import { putRecordsResponseSchema, type RecordEdit, type StoredRecord } from '@cadence/shared/schemas'

/**
 * PUT /records: sends edits of the signed-in member, at most `RECORDS_PER_CALL`.
 * @returns for each of them, in their order, the record that stands: the one sent, or one that was edited later.
 * @throws ApiError
 */
export async function putRecords(records: readonly RecordEdit[]): Promise<StoredRecord[]> {
  const answer = await call({
    method: 'put',
    path: '/records',
    body: { records },
    answer: putRecordsResponseSchema,
    failure: 'Failed to save widget data',
  })
  return answer.records
}
