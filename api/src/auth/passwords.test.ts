import { expect, test } from 'vitest'
import { UnavailableError } from '../http/http-errors.ts'
import { Passwords } from './passwords.ts'

test('a password is hashed as OWASP advises', async () => {
  expect(await new Passwords().hash('Correct1horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

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
