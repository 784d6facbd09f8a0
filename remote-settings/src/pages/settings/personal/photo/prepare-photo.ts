import { drawSquare } from './draw.ts'
import { hasPictureName, kindOf } from './kind.ts'

/** Largest file that is opened, in bytes. */
const FILE_BYTES = 15 * 1024 * 1024

/** Why a file is not taken; each has its text. */
export type Refusal = 'svg' | 'heavy' | 'noImage' | 'misnamed' | 'unreadable'

/** A photo that can be sent, or why there is none. */
export type Prepared = { photo: Blob } | { refusal: Refusal }

async function open(file: Blob, type: string): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([file], { type }))
  } catch {
    return null
  }
}

/**
 * Makes a photo of what a member has picked: checked by its content, cut to a square of 256 pixels and encoded anew, so
 * that nothing of the file but its pixels ever leaves the device.
 */
export async function preparePhoto(file: File): Promise<Prepared> {
  if (file.size > FILE_BYTES) return { refusal: 'heavy' }
  const kind = await kindOf(file).catch(() => null)
  if (kind === 'svg') return { refusal: 'svg' }
  if (kind === null) return { refusal: 'noImage' }
  if (!hasPictureName(file)) return { refusal: 'misnamed' }
  const picture = await open(file, kind)
  if (!picture) return { refusal: 'unreadable' }
  try {
    const square = await drawSquare(picture)
    return square ? { photo: square } : { refusal: 'unreadable' }
  } finally {
    picture.close()
  }
}
