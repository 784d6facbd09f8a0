import { expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember, partOf } from '../../test/support/test-api.ts'

const api = apiForTests()

const signedOut = { status: 200, body: { success: true } }

test.each(['refresh token', 'access token', 'a refresh token that was exchanged'])(
  'ends the session named by the %s',
  async (by) => {
    const member = await newMember(api)
    const refreshed =
      by === 'a refresh token that was exchanged' &&
      (await api.call('POST', '/auth/refresh-token', { body: { refreshToken: member.refreshToken } }))
    const answer =
      by === 'access token'
        ? await api.call('POST', '/auth/logout', { token: member.token, body: {} })
        : await api.call('POST', '/auth/logout', { body: { refreshToken: member.refreshToken } })
    expect(answer).toMatchObject(signedOut)
    expect((await api.call('GET', '/auth/user', { token: member.token })).status).toBe(401)
    const last = refreshed ? partOf(refreshed.body, 'refreshToken') : member.refreshToken
    expect((await api.call('POST', '/auth/refresh-token', { body: { refreshToken: last } })).status).toBe(401)
  },
)

test('always succeeds, whatever the tokens are', async () => {
  const member = await newMember(api)
  const body = { refreshToken: member.refreshToken }
  await api.call('POST', '/auth/logout', { body })
  expect(await api.call('POST', '/auth/logout', { body })).toMatchObject(signedOut)
  expect(await api.call('POST', '/auth/logout', { body: { refreshToken: 'nonsense' } })).toMatchObject(
    signedOut,
  )
  expect(await api.call('POST', '/auth/logout', { body: {}, token: 'a.b.c' })).toMatchObject(signedOut)
  expect(await api.call('POST', '/auth/logout')).toMatchObject(signedOut)
})
