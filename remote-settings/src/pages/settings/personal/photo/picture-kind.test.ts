import { expect, test } from 'vitest'
import { hasPictureName, kindOf } from './picture-kind.ts'

const file = (begin: string) => new Blob([Uint8Array.from(begin.padEnd(40, '\0'), (c) => c.charCodeAt(0))])

test.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe1', 'image/jpeg'],
  ['RIFF\n\r\x85\0WEBPVP8 ', 'image/webp'],
  ['GIF89a', 'image/gif'],
  ['\0\0\0\x20ftypavif', 'image/avif'],
  ['\0\0\0\x20ftypheic', 'image/heic'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a --><svg>', 'svg'],
  ['\xff\xfe<\0s\0v\0g\0>\0', 'svg'],
  ['%PDF-1.7', null],
  ['MZ', null],
  ['<!doctype html><script>', null],
  ['just text, named photo.png', null],
  ['', null],
])('a file that begins with %j is %j', async (begin, kind) => {
  expect(await kindOf(file(begin))).toBe(kind)
})

test.each([
  ['moi.JPG', true],
  ['IMG_1.heic', true],
  ['moi.2026.webp', true],
  ['image', true],
  ['moi.exe', false],
  ['moi.png.html', false],
  ['moi.svg', false],
])('%s as the name of a picture: %s', (name, isOne) => {
  expect(hasPictureName(new File([], name))).toBe(isOne)
})
