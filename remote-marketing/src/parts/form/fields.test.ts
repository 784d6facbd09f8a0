import { ambassadorApplicationSchema } from '@cadence/shared/schemas'
import { expect, test } from 'vitest'
import { bodyOf, faultsOf } from './fields.ts'

test('lists are put together in their order, and what is blank is left out', () => {
  const fields = { a: 'x', b: ' ', 'links.0': 'one', c: '', 'links.1': '', 'links.2': 'three' }
  expect(bodyOf(fields)).toEqual({ a: 'x', links: ['one', '', 'three'] })
})

test('each fault has the name of its field, and the first of a field is the one that is shown', () => {
  const body = { email: '', profileLinks: ['example.org', ''] }
  expect(faultsOf(ambassadorApplicationSchema, body)).toMatchObject({
    email: 'L’adresse e-mail est nécessaire.',
    'profileLinks.1': 'Le lien est nécessaire.',
  })
  expect(faultsOf(ambassadorApplicationSchema, body)).not.toHaveProperty('profileLinks.0')
})
