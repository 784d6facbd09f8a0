import { expect, test } from 'vitest'
import { isKeepableFile, kindOf, releaseFolderOf } from './request-rule.ts'

const origin = 'https://cadence.example'
const asked = (path: string, more: Partial<Parameters<typeof kindOf>[0]> = {}) =>
  kindOf({ url: new URL(path, origin).href, method: 'GET', mode: 'cors', hasRange: false, ...more }, origin)
const navigate = { mode: 'navigate' }

test.each([
  ['/remotes/auth/1/remoteEntry.js', {}, 'file'],
  ['/host/1/fonts/a.woff2', {}, 'file'],
  ['/remotes/auth/1/remoteEntry.js?retry=1', {}, 'retriedFile'],
  ['/remotes/marketing/1/loop.mp4', { hasRange: true }, 'other'],
  ['/registry.json', {}, 'other'],
  ['/api/v1/auth/user', {}, 'other'],
  ['/remotes/auth/1/a.js', { method: 'HEAD' }, 'other'],
  ['https://elsewhere.example/remotes/auth/1/a.js', {}, 'other'],
  ['/dashboard?id=3', navigate, 'document'],
  ['/', navigate, 'document'],
  ['/api/v1/auth/google', navigate, 'passThrough'],
  ['/remotes/marketing/1/loop.mp4', { ...navigate, hasRange: true }, 'passThrough'],
  ['/__preview?remote=auth', navigate, 'outside'],
  ['/__shell', navigate, 'outside'],
  ['/dashboard', { ...navigate, method: 'POST' }, 'other'],
])('%s %j is %s', (path, more, kind) => {
  expect(asked(path, more)).toBe(kind)
})

test('a file belongs to the folder of its release', () => {
  expect(releaseFolderOf('/remotes/auth/1/static/js/a.js')).toBe('/remotes/auth/1/')
  expect(releaseFolderOf('/host/2/a.js')).toBe('/host/2/')
  expect(releaseFolderOf('/registry.json')).toBeNull()
})

const script = {
  status: 200,
  type: 'basic',
  redirected: false,
  contentType: 'text/javascript; charset=utf-8',
}

test.each([
  ['/host/1/a.js', {}, true],
  ['/host/1/a.js', { contentType: 'text/html; charset=utf-8' }, false],
  ['/host/1/a.js', { contentType: null }, false],
  ['/host/1/a.js', { status: 206 }, false],
  ['/host/1/a.js', { status: 404 }, false],
  ['/host/1/a.js', { redirected: true }, false],
  ['/host/1/a.js', { type: 'opaque' }, false],
  ['/host/1/a.woff2', { contentType: 'font/woff2' }, true],
  ['/host/1/a.svg', { contentType: 'text/html' }, false],
  ['/remotes/marketing/1/loop.mp4', { contentType: 'video/mp4' }, false],
  ['/remotes/auth/1/server.cjs', {}, false],
])('%s with %j is kept: %s', (pathname, more, kept) => {
  expect(isKeepableFile(pathname, { ...script, ...more })).toBe(kept)
})
