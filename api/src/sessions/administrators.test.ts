import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember, PASSWORD, partOf, registration } from '../../test/support/test-api.ts'
import { users } from '../db/schema.ts'

const api = apiForTests({ ADMIN_EMAILS: 'Chief@Example.org' })
const roleOf = async (token: string) =>
  partOf((await api.call('GET', '/auth/user', { token })).body, 'data', 'user', 'role')

test('a new database has no account, so none with a password that everybody knows', async () => {
  expect(await api.services.db.$count(users)).toBe(0)
})

test('only a verified address that the configuration names has the role admin', async () => {
  const registered = await api.call('POST', '/auth/register', { body: registration('chief@example.org') })
  expect(partOf(registered.body, 'user', 'role')).toBe('user')
  const chief = await newMember(api, 'chief@example.org')
  expect(chief.user.role).toBe('admin')
  expect(await roleOf(chief.token)).toBe('admin')
  const body = { email: 'chief@example.org', password: PASSWORD }
  expect(partOf((await api.call('POST', '/auth/login', { body })).body, 'user', 'role')).toBe('admin')
  const other = await newMember(api)
  expect(await roleOf(other.token)).toBe('user')
  // Only the address counts: a member who is removed from the list has the former role with the next call.
  const config = { ...api.services.config, administrators: new Set<string>() }
  const { body: answer } = await api.variant({ config })('GET', '/auth/user', { token: chief.token })
  expect(partOf(answer, 'data', 'user', 'role')).toBe('user')
})
