import { collectionNames, recordDataSchemas } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { knownFieldsOf } from './known-fields.ts'

test.each(collectionNames)('all fields of %s are known, so that the API can take one away', (collection) => {
  const schema: object = recordDataSchemas[collection]
  const shape = 'shape' in schema ? Object(schema.shape) : {}
  expect(knownFieldsOf([collection])[collection]?.toSorted()).toEqual(Object.keys(shape).toSorted())
})
