import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  chunk,
  joined,
  jpeg,
  jpegWith,
  jpegWithProfile,
  png,
  riff,
  segment,
  webp,
  webpPixels,
  webpWithProfile,
} from '../../../test/support/photo-files.ts'
import { UnavailableError } from '../../http/http-errors.ts'
import { createLogger } from '../../log/logger.ts'
import { photoReencoder, reencodePhoto } from './photo-reencode.ts'

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const quantization = (id: number) => segment(0xdb, joined(Uint8Array.of(id), new Uint8Array(64)))
const huffman = (id: number) => segment(0xc4, joined(Uint8Array.of(id), new Uint8Array(16)))
const exif = segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08')
const scanned = jpeg.subarray(0, jpeg.length - 2)
const silent = createLogger('silent', { write: () => undefined })
const reencode = (content: Uint8Array) => reencodePhoto(content, silent)
const bytes = (content: Uint8Array | string) => (typeof content === 'string' ? joined(content) : content)

test.each<[string, Uint8Array | string]>([
  ['WebP', webp],
  ['JPEG', jpeg],
  ['PNG', png()],
  ['PNG that names its colours', png({ more: [chunk('sRGB', '\0'), chunk('gAMA', '\0\0\xb1\x8f')] })],
  ['PNG with a text chunk', png({ more: [chunk('tEXt', 'Comment\0Paris')] })],
  [
    'PNG with a compressed text',
    png({ more: [chunk('zTXt', joined('a\0\0', deflateSync(Buffer.from('x'))))] }),
  ],
  ['PNG with Exif', png({ more: [chunk('eXIf', 'MM\0*\0\0\0\x08\0\0')] })],
  ['PNG with a colour profile', png({ more: [chunk('iCCP', 'a\0\0x')] })],
  ['PNG with a chunk of its own', png({ more: [chunk('prVt', 'x')] })],
  ['PNG with bytes behind its end', png({ after: 'PK\x03\x04' })],
  ['PNG that is also a page', png({ after: script })],
  ['PNG with too many rows', png({ rows: deflateSync(new Uint8Array(25 * 9)) })],
  ['PNG with bytes behind its rows', png({ rows: joined(deflateSync(new Uint8Array(200)), script) })],
  ['PNG with data in its end', joined(png().subarray(0, -12), chunk('IEND', script))],
  ['JPEG with a restart interval', jpegWith(segment(0xdd, '\0\0'))],
  ['JPEG with two headers', jpegWith(segment(0xe0, 'JFIF\0\x01\x01secre\0\0'))],
  ['JPEG with one table twice', jpegWith(joined(quantization(3), quantization(3)))],
  ['JPEG with code tables without end', jpegWith(joined(...Array(20).fill(huffman(3))))],
  ['JPEG with two intervals', jpegWith(joined(segment(0xdd, '\0\0'), segment(0xdd, '\0\0')))],
  ['JPEG with Exif', jpegWith(exif)],
  ['JPEG with XMP', jpegWith(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'))],
  ['JPEG with a comment', jpegWith(segment(0xfe, 'Paris'))],
  ['JPEG with a colour profile', jpegWithProfile],
  ['JPEG with a smaller picture inside', jpegWith(segment(0xe0, 'JFXX\0'))],
  ['JPEG with a comment behind its pixels', joined(scanned, segment(0xfe, 'Paris'), '\xff\xd9')],
  ['JPEG with bytes behind its end', joined(jpeg, script)],
  ['WebP with a colour profile', webpWithProfile],
  ['WebP with Exif', riff(joined(webpPixels, 'EXIF', Uint8Array.from([2, 0, 0, 0]), 'ab'))],
  ['WebP with bytes behind its end', riff(webpPixels, script)],
])('a %s becomes a WebP of nothing but pixels', async (_name, content) => {
  const photo = Buffer.from(await reencode(bytes(content)))
  expect(photo.toString('latin1', 0, 16)).toMatch(/^RIFF[\s\S]{4}WEBPVP8 $/)
  // The one chunk goes to the end of the file.
  expect(photo.readUInt32LE(16) + 20).toBe(photo.length)
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
})

test.each<[string, Uint8Array | string]>([
  ['an SVG with a script', script],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['text', 'just text'],
  ['nothing', ''],
  ['a GIF', joined('GIF89a', new Uint8Array(40))],
  ['the name of a format only', png().subarray(0, 8)],
  ['a PNG with too few rows', png({ rows: deflateSync(new Uint8Array(25 * 7)) })],
  ['a PNG with a wrong sum', png().map((byte, at) => (at === 29 ? byte ^ 1 : byte))],
  ['a PNG that ends too soon', png().subarray(0, -30)],
  ['a PNG of no width', png({ width: 0 })],
  ['a PNG that is too wide', png({ width: 513 })],
  ['a PNG that would fill the memory', png({ width: 60_000, height: 60_000 })],
  ['a JPEG with a table that no picture can name', jpegWith(quantization(4))],
  ['a JPEG with a table of no precision', jpegWith(quantization(0x23))],
  ['a JPEG with a code table that no picture can name', jpegWith(huffman(4))],
  ['a JPEG with code tables of no class', jpegWith(huffman(0x20))],
  ['a JPEG that ends too soon', jpeg.subarray(0, -9)],
  ['a JPEG without pixels', joined(jpeg.subarray(0, 20), '\xff\xd9')],
  ['a WebP whose length takes more in', riff(joined(webpPixels, script))],
  ['a WebP that ends too soon', webp.subarray(0, -4)],
  ['a WebP without pixels', riff(joined('VP8 ', Uint8Array.from([4, 0, 0, 0]), 'abcd'))],
])('%s is refused', async (_name, content) => {
  await expect(reencode(bytes(content))).rejects.toThrow(/image/)
})

/** Black on the left, white on the right. */
const halves = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } }).composite([
    { input: { create: { width: 32, height: 64, channels: 3, background: 'black' } }, gravity: 'west' },
  ])

/** How light a point of a photo is, from 0 to 255; `x` and `y` from 0 to 1. */
async function lightness(photo: Uint8Array, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(photo).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.readUInt8(Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
}

test('the Exif orientation is applied and removed', async () => {
  const onItsSide = await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const photo = await reencode(onItsSide)
  expect(await lightness(photo, 0.75, 0.25)).toBeLessThan(30)
  expect(await lightness(photo, 0.25, 0.75)).toBeGreaterThan(225)
  expect(await sharp(photo).metadata()).not.toHaveProperty('orientation')
})

test('the place where a photo was taken is gone', async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } }
  const placed = await halves().withExif(gps).jpeg().toBuffer()
  expect(await sharp(placed).metadata()).toHaveProperty('exif')
  expect(await sharp(await reencode(placed)).metadata()).not.toHaveProperty('exif')
})

test('the middle of a wide photo is kept, and what is transparent becomes white', async () => {
  const wide = { width: 400, height: 100, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const photo = await reencode(await sharp({ create: wide }).png().toBuffer())
  expect(await sharp(photo).metadata()).toMatchObject({ width: 256, height: 256, hasAlpha: false })
  expect(await lightness(photo, 0.5, 0.5)).toBeGreaterThan(250)
})

test.each<[string, Uint8Array, string]>([
  ['a damaged one', png({ rows: deflateSync(new Uint8Array(25 * 7)) }), 'This image is damaged.'],
  ['none', joined('just text'), 'This file is not a PNG, JPEG or WebP image.'],
])('the log has the library’s reason for %s', async (_name, content, message) => {
  const lines: string[] = []
  const log = createLogger('info', { write: (line) => void lines.push(line) })
  await expect(reencodePhoto(content, log)).rejects.toThrow(message)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'photo refused',
      err: expect.objectContaining({ message, cause: expect.objectContaining({ name: 'Error' }) }),
    }),
  ])
})

test('of many photos at once one is re-encoded at a time, 50 wait, and the rest gets a 503', async () => {
  const encode = photoReencoder(silent)
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => encode(png())))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(9)
  for (const error of refused) expect(error).toBeInstanceOf(UnavailableError)
})
