import { call } from '@cadence/shared/api'
import {
  type PutRecordsResponse,
  putRecordsResponseSchema,
  type RecordEdit,
  type RecordList,
  recordListSchema,
} from '@cadence/shared/schemas'
import { collectionTexts } from '../texts/collection.ts'
import type { FieldNames } from './known-fields.ts'

/** GET /records: the signed-in member's records that changed after a version, including deleted ones. @throws ApiError */
export function listRecords(since: number): Promise<RecordList> {
  return call({
    method: 'get',
    path: `/records?since=${since}`,
    answer: recordListSchema,
    failure: 'Failed to load widget data',
  })
}

/**
 * PUT /records: sends edits of the signed-in member, at most `RECORDS_PER_CALL`.
 * @param fields the fields that their writer knew; undefined when it is not known which.
 * @returns for each edit, in their order, the record that the API stores now: the one sent, or a later edit. After
 *   conflicts between texts also the copies that keep the other texts.
 * @throws ApiError
 */
export function putRecords(
  records: readonly RecordEdit[],
  fields: FieldNames | undefined,
): Promise<PutRecordsResponse> {
  return call({
    method: 'put',
    path: '/records',
    body: {
      records,
      copySuffix: collectionTexts.get().otherDeviceSuffix,
      ...(fields && { fields }),
    },
    answer: putRecordsResponseSchema,
    failure: 'Failed to save widget data',
  })
}
