// @vitest-environment node
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../store/fixtures.test-kit.ts'
import { folderFiles } from '../store/folder/files.ts'
import { hostBuild, putBuild, remoteBuild, requestOf } from './builds.test-kit.ts'
import type { RenderRequest } from './messages.ts'
import { createRenderer, type Renderer, RenderLimitError } from './renderer.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** In the repository: packages are found from where the script is. */
const bundles = join(root, '.cache', `render-test-${process.pid}`)
const worker = pathToFileURL(join(bundles, 'worker.js'))
beforeAll(async () => {
  const bundler = ['--import', 'tsx', 'scripts/bundle-server.ts']
  await promisify(execFile)(
    process.execPath,
    [...bundler, 'host/server/render/worker.ts', fileURLToPath(worker)],
    { cwd: root },
  )
})
afterAll(() => rm(bundles, { recursive: true, force: true }))

let store = ''
let renderer: Renderer
beforeEach(async () => {
  store = await temporaryFolder()
  renderer = createRenderer(worker, folderFiles(store), 300)
})
afterEach(() => renderer.close())

let versions = 0
/** The home page of a new release of the remote. */
async function page(body = '', code = '', mark = 'page'): Promise<RenderRequest> {
  versions += 1
  const host = await putBuild(store, 'host/1', hostBuild('host'))
  return requestOf(
    host,
    await putBuild(store, `remotes/marketing/${versions}`, remoteBuild(mark, body, code)),
  )
}

const home = { html: 'host / page in host', css: 'a{}', styles: 'c a' }

test('a page is rendered in another thread, its head made for its address', async () => {
  const request = await page('globalThis.rendered = true')
  expect(await renderer.render({ ...request, path: '/education' })).toEqual({
    ...home,
    html: 'host /education page in host',
    head: { description: 'https://cadence.example https://cadence.example/education', jsonLd: [] },
  })
  expect(globalThis).not.toHaveProperty('rendered')
})

test.each(['Other', 'constructor', '__proto__'])(
  'a page that did not ask for it is null: %s',
  async (name) => {
    expect(await renderer.render({ ...(await page()), page: name })).toBeNull()
  },
)

test('a page that throws rejects with what it threw, and the next one is rendered', async () => {
  await expect(renderer.render(await page('throw new TypeError("broken")'))).rejects.toMatchObject({
    name: 'TypeError',
    message: 'broken',
  })
  expect(await renderer.render(await page())).toMatchObject(home)
})

test.each([
  ['that never ends', 'while (true);'],
  ['that never answers', 'return new Promise(() => undefined)'],
])('a page %s is ended, and a new thread renders the next one', async (_name, body) => {
  const start = performance.now()
  await expect(renderer.render(await page(body))).rejects.toThrow(RenderLimitError)
  expect(performance.now() - start).toBeGreaterThanOrEqual(300)
  expect(await renderer.render(await page())).toMatchObject(home)
})

test('what is asked for behind a page that never ends has all of its own time', async () => {
  const endless = renderer.render(await page('while (true);'))
  const next = renderer.render(await page('const end = Date.now() + 150; while (Date.now() < end);'))
  await expect(endless).rejects.toThrow(RenderLimitError)
  expect(await next).toMatchObject(home)
})

test('pages are rendered one after the other, as they were asked for', async () => {
  const count = 'globalThis.order = (globalThis.order ?? 0) + 1; return String(globalThis.order)'
  const requests = [await page(count), await page(count), await page(count)]
  const pages = await Promise.all(requests.map((request) => renderer.render(request)))
  expect(pages.map((one) => one?.html)).toEqual(['host / 1', 'host / 2', 'host / 3'])
})

test.each([
  ['throws when it is loaded', 'throw new Error("no start")', 'no start'],
  ['ends the process', 'process.exit(3)', 'worker exited with code: 3'],
])('a build that %s costs its own page alone', async (_name, code, message) => {
  await expect(renderer.render(await page('', code))).rejects.toThrow(message)
  expect(await renderer.render(await page())).toMatchObject(home)
})

test('a page that takes more memory than it may costs its own page alone', async () => {
  const patient = createRenderer(worker, folderFiles(store), 10_000)
  const halfGigabyte = 'for (let i = 0; i < 64; i++) all.push(new Array(1e6).fill(1.5))'
  await expect(patient.render(await page(`const all = []; ${halfGigabyte}`))).rejects.toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  })
  expect(await patient.render(await page())).toMatchObject(home)
  await patient.close()
})

test.each([
  ['no text', 'exports.renderPage = async () => ({ html: 1, css: "", styles: "" })'],
  [
    'styles that could leave their attribute',
    'exports.renderPage = async () => ({ html: "", css: "", styles: "\\"x" })',
  ],
])('an answer with %s is refused', async (_name, code) => {
  const request = await page()
  const host = await putBuild(store, 'host/odd', `${hostBuild('host')}\n${code}`)
  await expect(renderer.render({ ...request, host })).rejects.toThrow()
})

test('a thread that cannot start is said, and takes nothing along', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const nowhere = createRenderer(pathToFileURL(join(store, 'no-worker.js')), folderFiles(store))
  const asked = expect(nowhere.render(await page())).rejects.toThrow()
  await vi.waitFor(() => expect(said).toHaveBeenCalled(), 5000)
  expect(said).toHaveBeenCalledExactlyOnceWith('The thread that renders pages failed:', expect.any(Error))
  await nowhere.close()
  await asked
})
