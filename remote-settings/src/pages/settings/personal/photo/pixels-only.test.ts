import { expect, test } from 'vitest'
import { pixelsOnly } from './pixels-only.ts'

const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))
const bare = async (text: string, type: string) => {
  const blob = await pixelsOnly(new Blob([latin(text)], { type }))
  expect(blob.type).toBe(type)
  return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
}

test('a JPEG keeps its tables, its frame and its pixels, and nothing else', async () => {
  const kept = '\xff\xdb\0\x04ab\xff\xc0\0\x03c\xff\xc4\0\x03d'
  const pixels = '\xff\xda\0\x03eabc\xff\0\xff\xd9'
  const more = '\xff\xe0\0\x04JF\xff\xe1\0\x06Exif\xff\xe2\0\x05ICC\xff\xfe\0\x07Paris'
  expect(await bare(`\xff\xd8${more}${kept}${pixels}`, 'image/jpeg')).toBe(`\xff\xd8${kept}${pixels}`)
})

test('a WebP keeps the chunk of its pixels, in a file of that length', async () => {
  const pixels = 'VP8 \x03\0\0\0abc\0'
  const more = 'VP8X\x0a\0\0\0          ICCP\x03\0\0\0xyz\0'
  const whole = `RIFF\x60\0\0\0WEBP${more}${pixels}EXIF\x02\0\0\0ab`
  expect(await bare(whole, 'image/webp')).toBe(`RIFF\x10\0\0\0WEBP${pixels}`)
})

test.each(['', '\xff', 'RIFF', '\xff\xd8\xff\xe1\xff\xff'])(
  'what is broken (%j) is no endless work',
  async (text) => {
    await expect(bare(text, 'image/jpeg')).resolves.toBeTypeOf('string')
    await expect(bare(text, 'image/webp')).resolves.toBeTypeOf('string')
  },
)
