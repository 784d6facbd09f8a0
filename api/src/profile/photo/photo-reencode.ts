import { PHOTO_SIDE_MAX } from '@cadence/shared/schemas'
import sharp, { type Metadata } from 'sharp'
import { HttpError, UnavailableError } from '../../http/http-errors.ts'
import { BoundedQueue } from '../../lib/bounded-queue.ts'
import type { Logger } from '../../log/logger.ts'

export const NO_IMAGE = 'This file is not a PNG, JPEG or WebP image.'
const BROKEN = 'This image is damaged.'
const TOO_LARGE = `The image must have at most ${PHOTO_SIDE_MAX} pixels a side.`

/** Both sides of a stored photo, in pixels: twice the largest size on a page. */
const SIDE = 256
const QUALITY = 90

/** Re-encoding takes a core for 10 to 20 ms, and a thread of the pool in which passwords are hashed. */
const MAX_AT_ONCE = 1
const MAX_WAITING = 50

// libvips also decodes SVG and other formats: they are blocked. The format is read from the first bytes, never from
// Content-Type.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** Re-encodes photos one at a time; 50 may wait. @throws UnavailableError beyond that */
export function photoReencoder(log: Logger): (content: Uint8Array) => Promise<Uint8Array> {
  const queue = new BoundedQueue(MAX_AT_ONCE, MAX_WAITING, () => new UnavailableError())
  return (content) => queue.run(() => reencodePhoto(content, log))
}

/**
 * Re-encodes a photo as a WebP of the stored size. sharp copies only pixels: metadata, text, profiles and bytes after
 * the end of the image are gone, and the Exif orientation is applied. Transparent pixels become white. Failures of
 * sharp are logged, because a fault of ours looks the same to the member.
 * @throws HttpError 400 when the file is no PNG, JPEG or WebP, is damaged, or has too many pixels
 */
export async function reencodePhoto(content: Uint8Array, log: Logger): Promise<Uint8Array> {
  const { width, height } = await headerOf(content, log)
  if (width > PHOTO_SIDE_MAX || height > PHOTO_SIDE_MAX) throw new HttpError(400, TOO_LARGE)
  try {
    return await sharp(content, { limitInputPixels: PHOTO_SIDE_MAX ** 2 })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (cause) {
    throw refusal(BROKEN, cause, log)
  }
}

/** Reads the header, before any pixel is decoded. */
async function headerOf(content: Uint8Array, log: Logger): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw refusal(NO_IMAGE, cause, log)
  }
}

function refusal(reason: string, cause: unknown, log: Logger): HttpError {
  const refused = new HttpError(400, reason, { cause })
  log.warn({ err: refused }, 'photo refused')
  return refused
}
