import { Bytes, METADATA, must, type Size } from './bytes.ts'

/** Second bytes of the markers. */
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const DQT = 0xdb
const DHT = 0xc4
const DRI = 0xdd
const APP0 = 0xe0
/** Frames as browsers write them: baseline, extended and progressive. */
const frames = [0xc0, 0xc1, 0xc2]

/** The density of pixels, and no small picture of its own. */
function checkJfif(segment: Bytes): void {
  must(segment.left === 14 && String.fromCharCode(...segment.take(5)) === 'JFIF\0', METADATA)
  segment.take(7)
  must(segment.byte() === 0 && segment.byte() === 0, METADATA)
}

/** A progressive picture may have a table for each of its scans; nothing but the tables says how many there are. */
const HUFFMAN_TABLES = 16

/** What was read so far: tables that come without end could hold anything. */
class Tables {
  readonly #quantization = new Set<number>()
  #huffman = 0
  #intervals = 0

  /** Each of the four once. */
  readQuantization(segment: Bytes): void {
    while (segment.left > 0) {
      const table = segment.byte()
      const [precision, id] = [table >> 4, table & 15]
      must(precision <= 1 && id < 4 && !this.#quantization.has(id), METADATA)
      this.#quantization.add(id)
      segment.take(precision === 0 ? 64 : 128)
    }
  }

  readHuffman(segment: Bytes): void {
    while (segment.left > 0) {
      const table = segment.byte()
      this.#huffman += 1
      must(table >> 4 <= 1 && (table & 15) < 4 && this.#huffman <= HUFFMAN_TABLES, METADATA)
      const length = segment.take(16).reduce((sum, count) => sum + count)
      must(length <= 256)
      segment.take(length)
    }
  }

  readInterval(segment: Bytes): void {
    this.#intervals += 1
    must(segment.left === 2 && this.#intervals === 1, METADATA)
  }
}

function readFrame(segment: Bytes): Size {
  must(segment.byte() === 8)
  const height = segment.word()
  const size = { width: segment.word(), height }
  const components = segment.byte()
  must((components === 1 || components === 3) && segment.left === 3 * components)
  return size
}

function checkScan(segment: Bytes): void {
  must(segment.left === 2 * segment.byte() + 3 + 1)
}

/** Goes to the next marker behind the coded pixels. */
function skipPixels(bytes: Bytes): void {
  while (true) {
    if (bytes.byte() !== 0xff) continue
    const next = bytes.byte()
    const isCoded = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (isCoded) continue
    bytes.at -= 2
    return
  }
}

function readMarker(bytes: Bytes): number {
  must(bytes.byte() === 0xff)
  return bytes.byte()
}

/** The size of a JPEG that holds nothing but pixels and the tables to read them by. */
export function readJpeg(content: Uint8Array, check: (size: Size) => void): Size {
  const bytes = new Bytes(content)
  must(readMarker(bytes) === SOI)
  let size: Size | undefined
  let scans = 0
  let hasJfif = false
  const tables = new Tables()
  for (let marker = readMarker(bytes); marker !== EOI; marker = readMarker(bytes)) {
    const length = bytes.word()
    must(length >= 2)
    const segment = new Bytes(bytes.take(length - 2))
    if (marker === APP0) {
      must(!hasJfif, METADATA)
      hasJfif = true
      checkJfif(segment)
    } else if (marker === DQT) tables.readQuantization(segment)
    else if (marker === DHT) tables.readHuffman(segment)
    else if (marker === DRI) tables.readInterval(segment)
    else if (frames.includes(marker)) {
      must(size === undefined)
      size = readFrame(segment)
      check(size)
    } else {
      must(marker === SOS, METADATA)
      checkScan(segment)
      skipPixels(bytes)
      scans += 1
    }
  }
  must(bytes.left === 0, METADATA)
  must(size !== undefined && scans > 0)
  return size ?? { width: 0, height: 0 }
}
