/** Second bytes of the JPEG markers that concern the pixels, up to where these begin. */
const SOS = 0xda
const EOI = 0xd9
const needed = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd])

/** Begin of image, then what describes the pixels, then these to the end. A profile or Exif before them goes. */
function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const parts = [bytes.slice(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (marker === SOS || marker === EOI) return [...parts, bytes.slice(at)]
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    if (needed.has(marker)) parts.push(bytes.slice(at, end))
    at = end
  }
  return parts
}

/** The one chunk that holds the pixels, in a file of its own. */
function bareWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length + (length % 2)
    if (name === 'VP8 ' || name === 'VP8L') {
      const header = bytes.slice(0, 12)
      new DataView(header.buffer).setUint32(4, 4 + end - at, true)
      return [header, bytes.slice(at, end)]
    }
    at = end
  }
  return [bytes.slice()]
}

/**
 * A picture without anything but its pixels. Browsers add a colour profile (Chromium) or Exif (Safari) to what a canvas
 * gives them; its colours are sRGB, which is what a picture without a profile means.
 */
export async function pixelsOnly(picture: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const parts = picture.type === 'image/webp' ? bareWebp(bytes) : bareJpeg(bytes)
  return new Blob(parts, { type: picture.type })
}
