import { Bytes, METADATA, must, type Size } from './bytes.ts'

/** A frame of its own: three bytes of tag, the start code, then both sides, whose two high bits are a scale. */
function readLossy(chunk: Bytes): Size {
  const [first = 1, second = 0, third = 0] = chunk.take(3)
  const partition = (first | (second << 8) | (third << 16)) >> 5
  const [a, b, c] = chunk.take(3)
  must((first & 1) === 0 && a === 0x9d && b === 0x01 && c === 0x2a)
  const [w0 = 0, w1 = 0, h0 = 0, h1 = 0] = chunk.take(4)
  must(partition > 0 && partition <= chunk.left)
  return { width: (w0 | (w1 << 8)) & 0x3fff, height: (h0 | (h1 << 8)) & 0x3fff }
}

/** A signature, then fourteen bits each for width and height, less one; a bit for alpha, and three of version 0. */
function readLossless(chunk: Bytes): Size {
  must(chunk.byte() === 0x2f)
  const bits = chunk.longLowFirst()
  must(bits >>> 29 === 0 && chunk.left > 0)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** The size of a WebP whose one chunk holds its pixels. */
export function readWebp(content: Uint8Array, check: (size: Size) => void): Size {
  const bytes = new Bytes(content)
  must(bytes.name() === 'RIFF')
  must(bytes.longLowFirst() === bytes.left, METADATA)
  must(bytes.name() === 'WEBP')
  const kind = bytes.name()
  must(kind === 'VP8 ' || kind === 'VP8L', METADATA)
  const length = bytes.longLowFirst()
  const chunk = new Bytes(bytes.take(length))
  if (length % 2 === 1) must(bytes.byte() === 0, METADATA)
  must(bytes.left === 0, METADATA)
  const size = kind === 'VP8 ' ? readLossy(chunk) : readLossless(chunk)
  check(size)
  return size
}
