import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Notice } from '@cadence/releases/notices'
import { hostDist, remoteDist, temporaryFolder, writeFiles } from '@cadence/releases/store/builds.test-kit'
import { startCanary } from '@cadence/releases/store/canary'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { publishHost, publishRemote } from '@cadence/releases/store/live-release'
import { beforeEach, expect, test, vi } from 'vitest'
import { licencesNote } from '../../build/licences-note.ts'
import { createApp } from '../app.ts'
import { ask, serveApp } from '../http.test-kit.ts'
import { LICENCES_PATH } from './third-party.ts'

let folder = ''
let port = 0
const notice = (name: string, more: Partial<Notice> = {}): Notice => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  source: `https://example.org/${name}`,
  text: `Copyright of ${name}`,
  ...more,
})

/** Adds notices to a build. */
async function withNotices(dist: string, files: Record<string, Notice[]>): Promise<string> {
  const texts = Object.entries(files).map(([name, notices]) => [name, JSON.stringify(notices)])
  return writeFiles(dist, Object.fromEntries(texts))
}

const store = () => folderStore(folder)
const hostBuild = async (version: string, ...notices: Notice[]) =>
  publishHost(store(), version, await withNotices(await hostDist(version), { 'licences.json': notices }))
const remoteBuild = async (version: string, files: Record<string, Notice[]>) =>
  publishRemote(store(), 'auth', version, await withNotices(await remoteDist(version), files))

const page = () => ask(port, LICENCES_PATH)
/** The text of each line of the page. */
const linesOf = (html: string) =>
  [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, line = '']) =>
    line
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

beforeEach(async () => {
  folder = await temporaryFolder()
  port = await serveApp(createApp({ releases: store(), api: 'http://127.0.0.1:1' }))
})

test('names what the releases that are live ship, each once, from browser and server bundles alike', async () => {
  await hostBuild('1', notice('react'), notice('zod'))
  await remoteBuild('1', {
    'licences.json': [notice('ical.js', { licence: 'MPL-2.0' }), notice('react')],
    'server.licences.json': [notice('zod', { version: '2.0.0' })],
  })
  const { status, headers, text } = await page()
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(linesOf(text)).toEqual([
    'ical.js 1.0.0 MPL-2.0',
    'react 1.0.0 MIT',
    'zod 1.0.0 MIT',
    'zod 2.0.0 MIT',
  ])
  expect(text).toContain('<a href="https://example.org/ical.js">')
  expect(text).toContain('Copyright of ical.js')
  expect(text).not.toContain('ne peuvent pas être affichées')
})

test('follows a part that is released alone, and its canary', async () => {
  await hostBuild('1', notice('react'))
  await remoteBuild('1', { 'licences.json': [notice('old')] })
  expect(linesOf((await page()).text)).toEqual(['old 1.0.0 MIT', 'react 1.0.0 MIT'])
  await remoteBuild('2', { 'licences.json': [notice('new')] })
  expect(linesOf((await page()).text)).toEqual(['new 1.0.0 MIT', 'react 1.0.0 MIT'])
  await startCanary(store(), 'auth', '1', 10, { who: 'test', why: '' })
  expect(linesOf((await page()).text)).toEqual(['new 1.0.0 MIT', 'old 1.0.0 MIT', 'react 1.0.0 MIT'])
})

test('a release without notices is named, and the others are shown', async () => {
  await hostBuild('1', notice('react'))
  await publishRemote(store(), 'auth', '1', await remoteDist('one'))
  const { status, text } = await page()
  expect(status).toBe(200)
  expect(linesOf(text)).toEqual(['react 1.0.0 MIT'])
  expect(text).toContain('ne peuvent pas être affichées pour le moment\u202f: <code>remotes/auth/1</code>')
})

test('a file that cannot be read is said in the log, and read again by the next who asks', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await hostBuild('1', notice('react'))
  const file = join(folder, 'host/1/licences.json')
  const text = await readFile(file)
  await rm(file)
  const { status, text: html } = await page()
  expect(status).toBe(200)
  expect(html).toContain('<code>host/1</code>')
  expect(log).toHaveBeenCalledWith('The licences of host/1 cannot be read:', expect.anything())
  await writeFile(file, text)
  expect(linesOf((await page()).text)).toEqual(['react 1.0.0 MIT'])
})

test('an empty store says so', async () => {
  const { status, text } = await page()
  expect(status).toBe(503)
  expect(text).toBe('Nothing is published in this release store yet.')
})

test('what a package says of itself cannot be markup', async () => {
  await hostBuild('1', notice('<b>', { licence: '"x"', text: '</pre><script>alert(1)</script>' }))
  const { text } = await page()
  expect(text).toContain('<strong>&lt;b&gt;</strong>')
  expect(text).toContain('&lt;/pre&gt;&lt;script&gt;alert(1)')
  expect(text).not.toContain('<script>alert')
})

test('a licence without a text leads to where its text is', async () => {
  await hostBuild('1', notice('bare', { text: '' }))
  expect((await page()).text).toContain('<a href="https://spdx.org/licenses/MIT.html">')
})

test('has a policy of its own for each answer, is never stored, and travels compressed', async () => {
  await hostBuild('1', ...Array.from({ length: 30 }, (_, index) => notice(`package-${index}`)))
  const { headers, text } = await page()
  const [, nonce] = / nonce="([^"]+)"/.exec(text) ?? []
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(headers['cache-control']).toBe('no-store')
  const packed = await ask(port, LICENCES_PATH, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(linesOf(gunzipSync(packed.bytes).toString())).toHaveLength(30)
})

test('development servers say where the licences are to be seen', () => {
  const use = vi.fn()
  const context = { action: 'dev', server: { middlewares: { use } } }
  void licencesNote(context as unknown as Parameters<typeof licencesNote>[0])
  const [[path, answer]] = use.mock.calls as [[string, (request: unknown, response: unknown) => void]]
  expect(path).toBe(LICENCES_PATH)
  const response = { setHeader: vi.fn().mockReturnThis(), end: vi.fn() }
  answer({}, response)
  expect(response.end).toHaveBeenCalledWith(expect.stringContaining('<code>npm start</code>'))
})
