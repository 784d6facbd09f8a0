import { crc32, deflateSync } from 'node:zlib'

/** Pictures of 8 by 8 pixels as a browser's canvas writes them, which adds a colour profile. */
const canvasWebp =
  'UklGRiACAABXRUJQVlA4WAoAAAAgAAAABwAABwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggMgAAALABAJ0BKggACAABABwlAA9gAFZG1AAA/rn//2Pef/seRl//eHv8u8up/9V3P/LpCAAA'
const canvasJpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh7/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAhEAABAgQHAAAAAAAAAAAAAAAABxICERMVFBYlMURhYv/EABUBAQEAAAAAAAAAAAAAAAAAAAED/8QAGxEAAgMAAwAAAAAAAAAAAAAAAQMABBECQfH/2gAMAwEAAhEDEQA/AKSSlP8AIty1e4Y6lxqTGP8AUU5v62ABezZbaaWtO8j51ADJ/9k='

const fromBase64 = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
const joined = (...parts: (Uint8Array | string)[]) => {
  const all = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))
  return Uint8Array.from(Buffer.concat(all))
}
const long = (value: number) => Uint8Array.from([value >>> 24, value >>> 16, value >>> 8, value])
const longLowFirst = (value: number) => long(value).reverse()

export const webpWithProfile = fromBase64(canvasWebp)
export const jpegWithProfile = fromBase64(canvasJpeg)

/** A WebP of one chunk. */
export function riff(chunks: Uint8Array, after: Uint8Array | string = ''): Uint8Array<ArrayBuffer> {
  return joined('RIFF', longLowFirst(chunks.length + 4), 'WEBP', chunks, after)
}
export const webpPixels = webpWithProfile.subarray(webpWithProfile.length - 58)
export const webp = riff(webpPixels)

/** A JPEG segment: the second byte of its marker, and its content. */
export function segment(marker: number, content: Uint8Array | string): Uint8Array {
  const length = content.length + 2
  return joined(Uint8Array.from([0xff, marker, length >> 8, length]), content)
}
/** Begin of image and JFIF, then the profile, then the rest. */
const jpegBegin = jpegWithProfile.subarray(0, 20)
const jpegRest = jpegWithProfile.subarray(20 + 2 + 0x01d8)
export const jpeg = joined(jpegBegin, jpegRest)
export const jpegWith = (...segments: Uint8Array[]) => joined(jpegBegin, ...segments, jpegRest)

export function chunk(type: string, content: Uint8Array | string): Uint8Array {
  const named = joined(type, content)
  return joined(long(content.length), named, long(crc32(named)))
}
const signature = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Png {
  width?: number
  height?: number
  rows?: Uint8Array
  more?: Uint8Array[]
  after?: Uint8Array | string
}

/** A PNG of three bytes a pixel, with more chunks in front of its pixels. */
export function png({ width = 8, height = 8, rows, more = [], after = '' }: Png = {}) {
  const header = joined(long(width), long(height), Uint8Array.from([8, 2, 0, 0, 0]))
  const pixels = rows ?? deflateSync(new Uint8Array(Math.min((width * 3 + 1) * height, 1e6)))
  return joined(signature, chunk('IHDR', header), ...more, chunk('IDAT', pixels), chunk('IEND', ''), after)
}
export { joined }
