import { hasPictureName, kindOf } from './picture-kind.ts'

/** Width and height of a stored photo, in pixels: twice the largest size on screen. */
const SIDE = 256
const QUALITY = 0.86

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))

/** The middle of a picture as a small square: WebP, or JPEG in a browser that writes no WebP. Null when it writes neither. */
async function drawSquare(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency: transparent parts become white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE, SIDE)
  const side = Math.min(picture.width, picture.height)
  const left = (picture.width - side) / 2
  const top = (picture.height - side) / 2
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  for (const type of ['image/webp', 'image/jpeg']) {
    const blob = await encoded(canvas, type)
    if (blob?.type === type) return blob
  }
  return null
}

/** Size of the largest file that is opened, in bytes. */
const FILE_BYTES = 15 * 1024 * 1024

/** Why a file is refused. Each reason is the name of its text. */
export type Refusal = 'svg' | 'heavy' | 'noImage' | 'misnamed' | 'unreadable'

/** A photo that can be sent, or the reason of the refusal. */
export type Prepared = { photo: Blob } | { refusal: Refusal }

async function open(file: Blob, type: string): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([file], { type }))
  } catch {
    return null
  }
}

/**
 * Makes a photo of the file that a member has picked: its content is checked, cut to a square of 256 pixels and encoded
 * again, so that only pixels leave the device, and no metadata such as the place.
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
