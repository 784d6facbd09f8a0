import { PHOTO_BYTES } from '@cadence/shared/schemas'
import { eq } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForTests } from '../../../test/support/api-for-tests.ts'
import { joined, jpeg, png, webp } from '../../../test/support/photo-files.ts'
import { newMember, partOf, textIn } from '../../../test/support/test-api.ts'
import { photos, users } from '../../db/schema.ts'
import { AttemptLimit } from '../../limits/attempt-limit.ts'

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const api = apiForTests({ RATE_LIMIT_SCALE: '1000' })
let member: Awaited<ReturnType<typeof newMember>>
beforeAll(async () => {
  member = await newMember(api)
})

const put = (body: Uint8Array | string, type = 'image/png', headers: Record<string, string> = {}) =>
  api.call('PUT', '/photo', { token: member.token, body, headers: { 'Content-Type': type, ...headers } })
const stored = async () =>
  (await api.services.db.select().from(photos).where(eq(photos.userId, member.user._id)))[0]

/** The bytes at the address of a photo. */
async function look(address: string) {
  const response = await api.app.request(`http://localhost/api/v1${address}`)
  return { response, content: new Uint8Array(await response.arrayBuffer()) }
}

test.each([
  ['image/webp', webp],
  ['image/jpeg', jpeg],
  ['image/png', png()],
])('a %s is stored as a WebP, and its address works without a session', async (type, content) => {
  const { status, body } = await put(content, type)
  expect(status).toBe(200)
  expect(partOf(body, 'user', 'photo')).toMatch(/^\/photos\/[\w-]{43}$/)
  const { response, content: seen } = await look(textIn(body, 'user', 'photo'))
  expect(await sharp(seen).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
  const { body: read } = await api.call('GET', '/auth/user', { token: member.token })
  expect(partOf(read, 'data', 'user')).toEqual(partOf(body, 'user'))
})

test('a new photo has a new address, and the one before is gone', async () => {
  const first = textIn((await put(webp, 'image/webp')).body, 'user', 'photo')
  const second = textIn((await put(png())).body, 'user', 'photo')
  expect(second).not.toBe(first)
  expect((await look(first)).response.status).toBe(404)
  expect((await look(second)).response.status).toBe(200)
})

test('a photo can be deleted; deleting none is no error', async () => {
  const photo = textIn((await put(webp, 'image/webp')).body, 'user', 'photo')
  for (let round = 0; round < 2; round++) {
    const { status, body } = await api.call('DELETE', '/photo', { token: member.token })
    expect(status).toBe(200)
    expect(partOf(body, 'user')).toEqual(member.user)
  }
  expect((await look(photo)).response.status).toBe(404)
  expect(await stored()).toBeUndefined()
})

test('another member’s photo stays', async () => {
  const other = await newMember(api)
  const photo = textIn((await put(webp, 'image/webp')).body, 'user', 'photo')
  await api.call('DELETE', '/photo', { token: other.token })
  expect((await look(photo)).response.status).toBe(200)
})

test('the format is read from the bytes, not from Content-Type', async () => {
  expect((await put(jpeg, 'image/png')).status).toBe(200)
})

test('a photo that is also a page keeps nothing but its pixels', async () => {
  const photo = textIn((await put(joined(png(), script))).body, 'user', 'photo')
  expect(Buffer.from((await look(photo)).content).toString('latin1')).not.toContain('script')
})

describe('a refused photo leaves the one before', () => {
  test('a file that is no picture is refused', async () => {
    const photo = textIn((await put(webp, 'image/webp')).body, 'user', 'photo')
    const before = (await look(photo)).content
    for (const [content, message] of [
      [script, 'This file is not a PNG, JPEG or WebP image.'],
      [jpeg.subarray(0, -9), 'This image is damaged.'],
      [png({ width: 513 }), 'The image must have at most 512 pixels a side.'],
    ] as const) {
      expect(await put(content)).toMatchObject({ status: 400, body: { message } })
    }
    expect((await look(photo)).content).toEqual(before)
  })

  test('a photo that is too large is refused, with or without a declared length', async () => {
    const before = await stored()
    const large = png({ rows: new Uint8Array(PHOTO_BYTES) })
    const said = await put('x', 'image/png', { 'Content-Length': String(50 * 1024 * 1024) })
    for (const answer of [said, await put(large)]) {
      expect(answer).toMatchObject({ status: 413, body: { message: expect.stringContaining('300 kB') } })
    }
    expect(await stored()).toEqual(before)
  })

  test.each(['image/svg+xml', 'text/html', 'application/json', 'image/gif', ''])(
    'what is said to be %j',
    async (type) => {
      expect(await put(webp, type)).toMatchObject({ status: 415 })
    },
  )
})

test('without a session nothing is stored', async () => {
  const headers = { 'Content-Type': 'image/webp' }
  expect(await api.call('PUT', '/photo', { body: webp, headers })).toMatchObject({ status: 401 })
})

test.each(['/photos/x', `/photos/${'x'.repeat(43)}`, '/photos/%00', '/photos/..%2f'])(
  '%s is a 404',
  async (path) => {
    expect(await api.call('GET', path)).toMatchObject({ status: 404 })
  },
)

test('a deleted member’s photo is deleted', async () => {
  const { token, user } = await newMember(api)
  const headers = { 'Content-Type': 'image/webp' }
  const photo = textIn(
    (await api.call('PUT', '/photo', { token, body: webp, headers })).body,
    'user',
    'photo',
  )
  await api.services.db.delete(users).where(eq(users.id, user._id))
  expect((await look(photo)).response.status).toBe(404)
})

test('after too many photos the next one is refused', async () => {
  const photoAccount = new AttemptLimit('photos', new RateLimiterMemory({ points: 1, duration: 60 }))
  const call = api.variant({ limits: { ...api.services.limits, photoAccount } })
  const headers = { 'Content-Type': 'image/webp' }
  const send = () => call('PUT', '/photo', { token: member.token, body: webp, headers })
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
})
