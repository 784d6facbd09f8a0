import { deflateSync } from 'node:zlib'
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
} from '../../../test/support/photos.ts'
import { photoTypeOf } from './image.ts'

const bytes = (content: Uint8Array | string) =>
  typeof content === 'string' ? Uint8Array.from(Buffer.from(content)) : content

test.each([
  ['image/webp', webp],
  ['image/jpeg', jpeg],
  ['image/png', png()],
  ['image/png', png({ more: [chunk('sRGB', '\0'), chunk('gAMA', '\0\0\xb1\x8f')] })],
  ['image/jpeg', jpegWith(segment(0xdd, '\0\0'))],
])('a %s of nothing but pixels', (type, content) => {
  expect(photoTypeOf(content)).toBe(type)
})

const quantization = (id: number) => segment(0xdb, joined(Uint8Array.of(id), new Uint8Array(64)))
const huffman = (id: number) => segment(0xc4, joined(Uint8Array.of(id), new Uint8Array(16)))
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const exif = segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08')
const scanned = jpeg.subarray(0, jpeg.length - 2)

test.each<[string, Uint8Array | string]>([
  ['an SVG with a script', script],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['text', 'just text'],
  ['nothing', ''],
  ['a GIF', joined('GIF89a', new Uint8Array(40))],
  ['the name of a format only', png().subarray(0, 8)],
  ['a PNG with a text chunk', png({ more: [chunk('tEXt', 'Comment\0Paris')] })],
  ['a PNG with a compressed text', png({ more: [chunk('zTXt', 'a\0\0x')] })],
  ['a PNG with Exif', png({ more: [chunk('eXIf', 'MM\0*')] })],
  ['a PNG with a colour profile', png({ more: [chunk('iCCP', 'a\0\0x')] })],
  ['a PNG with a chunk of its own', png({ more: [chunk('prVt', 'x')] })],
  ['a PNG with bytes behind its end', png({ after: 'PK\x03\x04' })],
  ['a PNG that is also a page', png({ after: script })],
  ['a PNG with too many rows', png({ rows: deflateSync(new Uint8Array(25 * 9)) })],
  ['a PNG with too few rows', png({ rows: deflateSync(new Uint8Array(25 * 7)) })],
  ['a PNG with bytes behind its rows', png({ rows: joined(deflateSync(new Uint8Array(200)), script) })],
  ['a PNG whose rows are no rows', png({ rows: new Uint8Array(20) })],
  ['a PNG with a wrong sum', png().map((byte, at) => (at === 29 ? byte ^ 1 : byte))],
  ['a PNG that ends too soon', png().subarray(0, -6)],
  ['a PNG of no width', png({ width: 0 })],
  ['a PNG that is too wide', png({ width: 513 })],
  ['a PNG that would fill the memory', png({ width: 60_000, height: 60_000 })],
  ['a PNG with data in its end', joined(png().subarray(0, -12), chunk('IEND', script))],
  ['a JPEG with one table twice', jpegWith(joined(quantization(3), quantization(3)))],
  ['a JPEG with a table that no picture can name', jpegWith(quantization(4))],
  ['a JPEG with a table of no precision', jpegWith(quantization(0x23))],
  ['a JPEG with a code table that no picture can name', jpegWith(huffman(4))],
  ['a JPEG with code tables of no class', jpegWith(huffman(0x20))],
  ['a JPEG with code tables without end', jpegWith(joined(...Array(20).fill(huffman(3))))],
  ['a JPEG with two intervals', jpegWith(joined(segment(0xdd, '\0\0'), segment(0xdd, '\0\0')))],
  ['a JPEG with two headers', jpegWith(segment(0xe0, 'JFIF\0\x01\x01secre\0\0'))],
  ['a JPEG with Exif', jpegWith(exif)],
  ['a JPEG with XMP', jpegWith(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'))],
  ['a JPEG with a comment', jpegWith(segment(0xfe, 'Paris'))],
  ['a JPEG with a colour profile', jpegWithProfile],
  ['a JPEG with a smaller picture inside', jpegWith(segment(0xe0, 'JFXX\0'))],
  ['a JPEG with a comment behind its pixels', joined(scanned, segment(0xfe, 'x'), '\xff\xd9')],
  ['a JPEG with bytes behind its end', joined(jpeg, script)],
  ['a JPEG that ends too soon', jpeg.subarray(0, -9)],
  ['a JPEG without pixels', joined(jpeg.subarray(0, 20), '\xff\xd9')],
  ['a WebP with a colour profile', webpWithProfile],
  ['a WebP with Exif', riff(joined(webpPixels, 'EXIF', Uint8Array.from([2, 0, 0, 0]), 'ab'))],
  ['a WebP with bytes behind its end', riff(webpPixels, script)],
  ['a WebP whose length takes more in', riff(joined(webpPixels, script))],
  ['a WebP that ends too soon', webp.subarray(0, -4)],
  ['a WebP without pixels', riff(joined('VP8 ', Uint8Array.from([4, 0, 0, 0]), 'abcd'))],
])('%s is refused', (_name, content) => {
  expect(() => photoTypeOf(bytes(content))).toThrow(/image/)
})
