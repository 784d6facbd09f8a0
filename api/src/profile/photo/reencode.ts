import { PHOTO_SIDE_MAX } from '@cadence/shared/schemas'
import sharp, { type Metadata } from 'sharp'
import { HttpError } from '../../http/errors.ts'

export const NO_IMAGE = 'This file is not a PNG, JPEG or WebP image.'
const BROKEN = 'This image is damaged.'
const TOO_LARGE = `The image must have at most ${PHOTO_SIDE_MAX} pixels a side.`

/** Both sides of a stored photo, in pixels: twice the largest that is shown. */
const SIDE = 256
const QUALITY = 90

// libvips decodes many more formats, SVG among them. How a file begins decides what it is, whatever it is said to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/**
 * Draws a photo anew, as a WebP of the size that is stored. sharp copies pixels alone: metadata, text, profiles and what
 * stands behind the end of a file are gone, and the orientation that Exif names is applied. What is transparent becomes
 * white. Throws 400 with the reason when the file is no PNG, JPEG or WebP, is damaged, or has too many pixels.
 */
export async function reencodePhoto(content: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await headerOf(content)
  if (width > PHOTO_SIDE_MAX || height > PHOTO_SIDE_MAX) throw new HttpError(400, TOO_LARGE)
  try {
    return await sharp(content, { limitInputPixels: PHOTO_SIDE_MAX ** 2 })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer()
  } catch (cause) {
    throw new HttpError(400, BROKEN, { cause })
  }
}

/** What the first bytes say, before any pixel is decoded. */
async function headerOf(content: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new HttpError(400, NO_IMAGE, { cause })
  }
}
