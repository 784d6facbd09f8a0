import { call } from '@cadence/shared/api'
import { type PutRecordsResponse, putRecordsResponseSchema, type RecordEdit } from '@cadence/shared/schemas'
import { collectionTexts } from '../../texts/collection.ts'

/**
 * PUT /records: sends edits of the signed-in member, at most `RECORDS_PER_CALL`.
 * @returns for each of them, in their order, the record that stands: the one sent, or one that was edited later; and the
 *   copies that keep the other one of two texts.
 * @throws ApiError
 */
export function putRecords(records: readonly RecordEdit[]): Promise<PutRecordsResponse> {
  return call({
    method: 'put',
    path: '/records',
    body: { records, copySuffix: collectionTexts.get().otherDeviceSuffix },
    answer: putRecordsResponseSchema,
    failure: 'Failed to save widget data',
  })
}
