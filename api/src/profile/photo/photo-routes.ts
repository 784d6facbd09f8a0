import { memberResponseSchema, PHOTO_BYTES, photoTypeSchema, photoTypes } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import type { AppEnv } from '../../http/app-env.ts'
import { HttpError, SESSION_OVER, UnauthorizedError } from '../../http/http-errors.ts'
import { describe } from '../../http/openapi.ts'
import { isToken } from '../../lib/opaque-token.ts'
import type { Services } from '../../services.ts'
import { authenticate, type MemberEnv } from '../../sessions/authenticate.ts'
import { toUser } from '../../sessions/member.ts'
import { examples } from '../profile-answers.ts'
import { deletePhoto, findPhoto, storePhoto } from './photo-queries.ts'
import { NO_IMAGE, photoReencoder } from './photo-reencode.ts'

const WRONG_TYPE = `The photo must be sent as ${photoTypes.join(', ')}.`
const TOO_LARGE = `The photo is too large (at most ${PHOTO_BYTES / 1024} kB).`

/**
 * PUT /photo (specification, section 2, Settings). In: the bytes of a PNG, JPEG or WebP of at most 512 pixels a side
 * and 300 kB, of which nothing but the pixels is kept. Out: `{user}` with the address of the photo. Errors: 400 for
 * other content, also under a right Content-Type; 401; 413; 415; 429; 503 when too many photos wait for their
 * re-encoding.
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

/**
 * DELETE /photo (specification, section 2, Settings). Out: `{user}` without a photo, also when there was none. Errors:
 * 401.
 */
export function removePhoto(services: Services) {
  return new Hono<MemberEnv>().delete(
    '/photo',
    describe({
      summary: "Delete the member's photo",
      tag: 'profile',
      member: true,
      success: {
        status: 200,
        description: 'The member without a photo',
        schema: memberResponseSchema,
        example: examples.member,
      },
      errors: [401, 503, 504],
    }),
    authenticate(services),
    async (c) => {
      const account = await deletePhoto(services.db, c.get('member').user._id)
      if (!account) throw new UnauthorizedError(SESSION_OVER)
      return c.json({ user: toUser(account, services.config) }, 200)
    },
  )
}

const NO_PHOTO = 'There is no such photo.'

/**
 * GET /photos/{id} (specification, section 2, Settings). Public: anybody with the address may see the photo, and nobody
 * can guess it. A new photo has a new address, so the answer may be cached for ever. Opened directly it is only a
 * picture: no sniffing, no script, no frame. Errors: 404.
 */
export function getPhoto({ db }: Services) {
  return new Hono<AppEnv>().get(
    '/photos/:id',
    describe({
      summary: "A member's photo",
      tag: 'profile',
      success: { status: 200, description: 'The picture', type: 'image/*', schema: z.string() },
      errors: [404, 503],
      messages: { 404: NO_PHOTO },
    }),
    async (c) => {
      const id = c.req.param('id')
      const photo = isToken(id) ? await findPhoto(db, id) : undefined
      if (!photo) throw new HttpError(404, NO_PHOTO)
      c.header('Cache-Control', 'private, max-age=31536000, immutable')
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      c.header('Content-Type', photo.type)
      return c.body(new Uint8Array(photo.content))
    },
  )
}
