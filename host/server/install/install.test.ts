import { cp } from 'node:fs/promises'
import { hostDist, temporaryFolder, writeFiles } from '@cadence/releases/store/builds.test-kit'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost } from '@cadence/releases/store/live-release'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { paintIcons } from '../../build/icons/paint-icons.ts'
import { routeOf } from '../../src/routes.ts'
import { createApp } from '../app.ts'
import { ask, serveApp } from '../http.test-kit.ts'

const like = (form: RegExp) => z.string().check(z.regex(form))
const inApp = like(/^\/(?!\/)/)
const colour = like(/^#[0-9a-f]{6}$/)

/** The members of the W3C's manifest that the product uses; another one is a mistake. */
const manifestSchema = z.strictObject({
  id: inApp,
  name: like(/^.{1,45}$/),
  short_name: like(/^.{1,12}$/),
  description: like(/./),
  lang: z.literal('fr'),
  dir: z.enum(['ltr', 'rtl', 'auto']),
  start_url: inApp,
  scope: z.literal('/'),
  display: z.enum(['fullscreen', 'standalone', 'minimal-ui', 'browser']),
  categories: z.array(like(/^[a-z]+$/)),
  theme_color: colour,
  background_color: colour,
  icons: z.array(
    z.strictObject({
      src: inApp,
      sizes: like(/^(\d+)x\1$/),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable', 'monochrome']),
    }),
  ),
  screenshots: z.array(
    z.strictObject({
      src: inApp,
      sizes: like(/^\d+x\d+$/),
      type: z.literal('image/webp'),
      form_factor: z.enum(['wide', 'narrow']),
      label: like(/^.{1,100}$/),
    }),
  ),
  shortcuts: z.array(
    z.strictObject({
      name: like(/^.{1,25}$/),
      short_name: like(/^.{1,12}$/),
      url: inApp,
      icons: z.array(
        z.strictObject({
          src: inApp,
          sizes: z.literal('96x96'),
          type: z.literal('image/png'),
          purpose: z.literal('any'),
        }),
      ),
    }),
  ),
  share_target: z.strictObject({
    action: inApp,
    method: z.literal('GET'),
    enctype: z.literal('application/x-www-form-urlencoded'),
    params: z.strictObject({ title: z.string(), text: z.string(), url: z.string() }),
  }),
})

let port = 0
beforeAll(async () => {
  const releases = folderStore(await temporaryFolder())
  const dist = await hostDist('one')
  await writeFiles(dist, Object.fromEntries(await paintIcons()))
  await cp(new URL('../../public', import.meta.url), dist, { recursive: true })
  await publishHost(releases, '1', dist)
  port = await serveApp(createApp({ releases, api: 'http://127.0.0.1:1' }))
})

async function manifestAt(path: string) {
  const { status, headers, text } = await ask(port, path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  return manifestSchema.parse(JSON.parse(text))
}

test('the manifest has the form of the standard, and says what browsers need to install the app', async () => {
  const { name, display, icons, ...rest } = await manifestAt('/manifest.webmanifest')
  expect([name, display]).toEqual(['Cadence', 'standalone'])
  for (const size of ['192x192', '512x512'])
    expect(icons.some(({ sizes, purpose }) => sizes === size && purpose === 'any')).toBe(true)
  expect(icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === 'maskable')).toBe(true)
  expect(rest.id).toBe(rest.start_url)
})

test('everything that it opens is a page of the app area', async () => {
  const { start_url, shortcuts, share_target } = await manifestAt('/manifest.webmanifest')
  for (const address of [start_url, share_target.action, ...shortcuts.map(({ url }) => url)]) {
    expect(routeOf(new URL(address, 'http://a.example').pathname)?.layout, address).toBe('app')
  }
  expect(shortcuts.map(({ url }) => url)).toEqual([
    '/dashboard',
    '/dashboard?launch=task',
    '/dashboard?launch=session',
  ])
})

test('every icon exists, with its size', async () => {
  const { icons, shortcuts } = await manifestAt('/manifest.webmanifest')
  const all = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  expect(all).toHaveLength(6)
  for (const { src, sizes } of [...all, { src: '/icons/apple-touch-icon.png', sizes: '180x180' }]) {
    const { status, headers, bytes } = await ask(port, src)
    expect([status, headers['content-type']], src).toEqual([200, 'image/png'])
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

/** Width and height of a WebP picture without transparency. */
const sizeOfWebp = (bytes: Buffer) => [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]

test('every screenshot exists, with its size, in at most 150 KB and a form that browsers show', async () => {
  const { screenshots } = await manifestAt('/manifest.webmanifest')
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['wide', 'narrow']))
  for (const { src, sizes, form_factor } of screenshots) {
    const { status, headers, bytes } = await ask(port, src)
    expect([status, headers['content-type']], src).toEqual([200, 'image/webp'])
    expect(bytes.toString('latin1', 8, 16), src).toBe('WEBPVP8 ')
    const [width = 0, height = 0] = sizeOfWebp(bytes)
    expect(`${width}x${height}`, src).toBe(sizes)
    expect(bytes.length, src).toBeLessThanOrEqual(150_000)
    expect(width > height, src).toBe(form_factor === 'wide')
    // Chromium leaves out a picture that is smaller, larger or longer.
    expect(Math.min(width, height), src).toBeGreaterThanOrEqual(320)
    expect(Math.max(width, height), src).toBeLessThanOrEqual(3840)
    expect(Math.max(width, height) / Math.min(width, height), src).toBeLessThanOrEqual(2.3)
  }
})

test('the colours of the system’s bars follow the mode, and nothing else does', async () => {
  const dark = await manifestAt('/manifest.webmanifest')
  const light = await manifestAt('/manifest.webmanifest?scheme=light')
  expect([dark.theme_color, light.theme_color]).toEqual(['#0b0c10', '#f7f4ee'])
  const { theme_color, background_color } = light
  expect(light).toEqual({ ...dark, theme_color, background_color })
})

test('every page names the manifest and the icon of iOS', async () => {
  for (const path of ['/', '/login', '/dashboard']) {
    const { text } = await ask(port, path)
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(text).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">')
  }
})

test.each([
  '/icons/other.png',
  '/screenshots/other.webp',
  '/screenshots/..%2ffavicon.svg',
  '/icons/..%2ffiles.json',
  '/icons/%2e%2e%2ffiles.json',
])('%s is no picture', async (path) => {
  expect(await ask(port, path)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
})
