import { PHOTO_SIDE_MAX, type PhotoType } from '@cadence/shared/schemas'
import { HttpError } from '../../http/errors.ts'
import { must, PhotoError, type Size } from './bytes.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

export const NO_IMAGE = 'This file is not a PNG, JPEG or WebP image.'
const TOO_LARGE = `The image must have at most ${PHOTO_SIDE_MAX} pixels a side.`

function checkSize({ width, height }: Size): void {
  must(width > 0 && height > 0 && width <= PHOTO_SIDE_MAX && height <= PHOTO_SIDE_MAX, TOO_LARGE)
}

/** How the content begins decides what it is; what it was named or said to be, does not. */
const formats: { type: PhotoType; begins: (content: Buffer) => boolean; read: typeof readPng }[] = [
  {
    type: 'image/png',
    begins: (content) => content.toString('hex', 0, 8) === '89504e470d0a1a0a',
    read: readPng,
  },
  { type: 'image/jpeg', begins: (content) => content.toString('hex', 0, 3) === 'ffd8ff', read: readJpeg },
  {
    type: 'image/webp',
    begins: (content) =>
      content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP',
    read: readWebp,
  },
]

/**
 * What a photo is. Every part of it must be one that describes pixels: a file that is also something else, or that
 * carries metadata, text or bytes behind its end, is refused. Throws 400 with the reason.
 */
export function photoTypeOf(content: Uint8Array): PhotoType {
  const begin = Buffer.from(content.subarray(0, 12))
  const format = formats.find(({ begins }) => begins(begin))
  if (!format) throw new HttpError(400, NO_IMAGE)
  try {
    format.read(content, checkSize)
  } catch (cause) {
    if (cause instanceof PhotoError) throw new HttpError(400, cause.message, { cause })
    throw cause
  }
  return format.type
}
