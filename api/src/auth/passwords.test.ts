import { expect, test } from 'vitest'
import { UnavailableError } from '../http/http-errors.ts'
import { Passwords } from './passwords.ts'

test('three are hashed while a hundred wait, and further ones are refused at once', async () => {
  const passwords = new Passwords()
  const hashed = await Promise.allSettled(Array.from({ length: 105 }, () => passwords.hash('Correct1horse')))
  const refused = hashed.flatMap((result, index) =>
    result.status === 'rejected' ? [[index, result.reason]] : [],
  )
  expect(refused).toEqual([
    [103, expect.any(UnavailableError)],
    [104, expect.any(UnavailableError)],
  ])
})
