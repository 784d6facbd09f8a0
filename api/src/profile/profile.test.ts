import { beforeEach, describe, expect, test } from 'vitest'
import { apiForTests } from '../../test/support/api-for-tests.ts'
import { newMember, partOf } from '../../test/support/test-api.ts'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>
beforeEach(async () => {
  member = await newMember(api)
})

const patch = (body: unknown) => api.call('PATCH', '/profile', { token: member.token, body })
const me = async () =>
  partOf((await api.call('GET', '/auth/user', { token: member.token })).body, 'data', 'user')

describe('the names', () => {
  test('change one by one, trimmed, and the last may be empty', async () => {
    expect(await patch({ firstName: '  Zoé ' })).toMatchObject({
      status: 200,
      body: { user: { ...member.user, firstName: 'Zoé' } },
    })
    const { body } = await patch({ lastName: '' })
    expect(partOf(body, 'user')).toEqual({ ...member.user, firstName: 'Zoé', lastName: '' })
    expect(await me()).toEqual(partOf(body, 'user'))
  })

  test('nothing else changes, whatever is sent', async () => {
    const { status } = await patch({ role: 'admin', email: 'x@example.org', isEmailVerified: false })
    expect(status).toBe(200)
    expect(await me()).toEqual(member.user)
  })

  test.each([[{ firstName: ' ' }], [{ firstName: 'x'.repeat(101) }], [{ lastName: 'x'.repeat(101) }]])(
    '%j is refused and names its field',
    async (body) => {
      const field = Object.keys(body)[0] ?? ''
      expect(await patch(body)).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
      expect(await me()).toEqual(member.user)
    },
  )
})

test('without a session there is nothing', async () => {
  for (const [method, route] of [
    ['GET', '/profile'],
    ['PATCH', '/profile'],
    ['POST', '/profile/email'],
    ['POST', '/profile/email/resend'],
    ['POST', '/profile/email/confirm'],
    ['DELETE', '/profile/email'],
  ] as const) {
    const body = method === 'GET' ? {} : { body: {} }
    expect((await api.call(method, route, body)).status, route).toBe(401)
  }
})
