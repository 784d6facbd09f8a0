import { crc32, inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import { BROKEN, Bytes, METADATA, must, PhotoError, type Size } from './bytes.ts'

/** Samples of a pixel, by the header's kind of colour, and the bits that each may have. */
const kinds = new Map([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
])

/** Chunks that say what the pixels look like, and how long each may be. No other may stand in a photo. */
const lengths = new Map<string, (length: number) => boolean>([
  ['PLTE', (length) => length > 0 && length <= 768 && length % 3 === 0],
  ['tRNS', (length) => length > 0 && length <= 256],
  ['gAMA', (length) => length === 4],
  ['sRGB', (length) => length === 1],
])

interface Chunk {
  type: string
  content: Uint8Array
}

function readChunk(bytes: Bytes): Chunk {
  const length = bytes.long()
  const checked = bytes.take(length + 4)
  must(bytes.long() === crc32(checked))
  return { type: String.fromCharCode(...checked.subarray(0, 4)), content: checked.subarray(4) }
}

/** Width, height and the bytes that all rows have, each with the byte that says how it is filtered. */
function readHeader({ type, content }: Chunk): Size & { rowsLength: number } {
  must(type === 'IHDR' && content.length === 13)
  const header = new Bytes(content)
  const size = { width: header.long(), height: header.long() }
  const depth = header.byte()
  const kind = kinds.get(header.byte())
  if (!kind?.depths.includes(depth)) throw new PhotoError(BROKEN)
  const [compression, filter, interlace] = header.take(3)
  must(compression === 0 && filter === 0 && interlace === 0, 'Interlaced PNG images are not accepted.')
  const row = 1 + Math.ceil((size.width * kind.samples * depth) / 8)
  return { ...size, rowsLength: row * size.height }
}

/** What `info` adds, of which the types of Node know nothing. */
const inflatedSchema = z.object({
  buffer: z.instanceof(Uint8Array),
  engine: z.object({ bytesWritten: z.number() }),
})

/** The compressed rows are whole, no longer than the picture, and nothing stands behind them. */
function checkRows(parts: readonly Uint8Array[], length: number): void {
  const compressed = Buffer.concat(parts)
  try {
    const result: unknown = inflateSync(compressed, { info: true, maxOutputLength: length })
    const { buffer, engine } = inflatedSchema.parse(result)
    must(buffer.length === length && engine.bytesWritten === compressed.length)
  } catch (cause) {
    if (cause instanceof PhotoError) throw cause
    throw new PhotoError(BROKEN, { cause })
  }
}

/** The size of a PNG that holds nothing but pixels. `check` refuses a size before anything is unpacked. */
export function readPng(content: Uint8Array, check: (size: Size) => void): Size {
  const bytes = new Bytes(content)
  bytes.take(8)
  const { rowsLength, ...size } = readHeader(readChunk(bytes))
  check(size)
  const seen = new Set<string>()
  const rows: Uint8Array[] = []
  let chunk = readChunk(bytes)
  for (; chunk.type !== 'IEND'; chunk = readChunk(bytes)) {
    if (chunk.type === 'IDAT') rows.push(chunk.content)
    else {
      const isRight = lengths.get(chunk.type)
      must(isRight !== undefined && rows.length === 0 && !seen.has(chunk.type), METADATA)
      must(isRight?.(chunk.content.length) === true)
      seen.add(chunk.type)
    }
  }
  must(chunk.content.length === 0 && bytes.left === 0, METADATA)
  checkRows(rows, rowsLength)
  return size
}
