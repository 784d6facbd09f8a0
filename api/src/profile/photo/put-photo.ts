import { memberResponseSchema, PHOTO_BYTES, photoTypeSchema, photoTypes } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { authenticate } from '../../auth/authenticate.ts'
import { toUser } from '../../auth/member.ts'
import { SESSION_OVER } from '../../auth/token-rotation.ts'
import { describe } from '../../http/describe.ts'
import type { MemberEnv } from '../../http/env.ts'
import { HttpError, UnauthorizedError } from '../../http/http-errors.ts'
import type { Services } from '../../services.ts'
import { examples } from '../profile-examples.ts'
import { NO_IMAGE, photoReencoder } from './photo-reencode.ts'
import { storePhoto } from './photo-store.ts'

const WRONG_TYPE = `The photo must be sent as ${photoTypes.join(', ')}.`
const TOO_LARGE = `The photo is too large (at most ${PHOTO_BYTES / 1024} kB).`

/**
 * PUT /photo (specification, section 2, Settings). In: the bytes of a PNG, JPEG or WebP of at most 512 pixels a side and
 * 300 kB, of which nothing but the pixels is kept. Out: `{user}` with the address of the photo. Errors: 400 for other
 * content, also under a right Content-Type; 401; 413; 415; 429; 503 when too many photos wait for their re-encoding.
 */
export function putPhoto(services: Services) {
  const { db, limits, log, now } = services
  const reencode = photoReencoder(log)
  return new Hono<MemberEnv>().put(
    '/photo',
    describe({
      summary: "Store the member's photo",
      tag: 'profile',
      member: true,
      body: photoTypes,
      success: {
        status: 200,
        description: 'The member with their photo',
        schema: memberResponseSchema,
        example: examples.memberWithPhoto,
      },
      errors: [400, 401, 413, 415, 429, 503, 504],
      messages: { 400: NO_IMAGE, 413: TOO_LARGE, 415: WRONG_TYPE },
    }),
    authenticate(services),
    async (c, next) => {
      const named = photoTypeSchema.safeParse(c.req.header('content-type'))
      if (!named.success) throw new HttpError(415, WRONG_TYPE)
      await limits.photoAccount.take(c.get('member').user._id)
      await next()
    },
    bodyLimit({
      maxSize: PHOTO_BYTES,
      onError: () => {
        throw new HttpError(413, TOO_LARGE)
      },
    }),
    async (c) => {
      const photo = await reencode(new Uint8Array(await c.req.arrayBuffer()))
      const account = await storePhoto(db, c.get('member').user._id, photo, now())
      if (!account) throw new UnauthorizedError(SESSION_OVER)
      return c.json({ user: toUser(account, services.config) }, 200)
    },
  )
}
