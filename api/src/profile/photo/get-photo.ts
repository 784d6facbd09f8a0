import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isToken } from '../../auth/opaque-token.ts'
import { describe } from '../../http/describe.ts'
import type { AppEnv } from '../../http/env.ts'
import { HttpError } from '../../http/http-errors.ts'
import type { Services } from '../../services.ts'
import { findPhoto } from './photo-store.ts'

const NO_PHOTO = 'There is no such photo.'

/**
 * GET /photos/{id} (specification, section 2, Settings). Public: who has the address may see the photo, and nobody can
 * guess it. A new photo has a new address, so this one may be kept for ever. Even opened by itself it is but a picture:
 * no sniffing, no script, no frame. Errors: 404.
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
