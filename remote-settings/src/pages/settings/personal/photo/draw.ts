/** Both sides of a stored photo, in pixels: twice the largest that is shown. */
const SIDE = 256
const QUALITY = 0.86

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))

/** The middle of a picture as a small square: WebP, or JPEG where the browser writes none. Null when it writes neither. */
export async function drawSquare(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  // What is transparent becomes white, as on paper.
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
