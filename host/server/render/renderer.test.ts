import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { folderFiles } from '@cadence/releases/store/folder/folder-files'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hostBuild, putBuild, remoteBuild, requestOf } from './builds.test-kit.ts'
import type { RenderRequest } from './messages.ts'
import { RenderLimitError } from './render-process.ts'
import { createRenderer, type Renderer } from './renderer.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bundles = join(root, '.cache', `render-test-${process.pid}`)
const worker = pathToFileURL(join(bundles, 'worker.mjs'))
beforeAll(async () => {
  const bundler = ['--import', 'tsx', 'tools/bundle-server.ts']
  await promisify(execFile)(
    process.execPath,
    [...bundler, 'host/server/render/worker.ts', fileURLToPath(worker), '--with-packages'],
    { cwd: root },
  )
})
afterAll(() => rm(bundles, { recursive: true, force: true }))

let store = ''
let renderer: Renderer
beforeEach(async () => {
  store = await temporaryFolder()
  renderer = createRenderer(worker, folderFiles(store), { limitMs: 300 })
})
afterEach(() => renderer.close())

let versions = 0
/** Puts a new release of the remote into the store. @returns the request for its home page. */
async function page(body = '', code = '', mark = 'page'): Promise<RenderRequest> {
  versions += 1
  const host = await putBuild(store, 'host/1', hostBuild('host'))
  return requestOf(
    host,
    await putBuild(store, `remotes/marketing/${versions}`, remoteBuild(mark, body, code)),
  )
}

const home = { html: 'host / page in host', css: 'a{}', styles: 'c a' }

test('a page is rendered in another process, its head made for its address', async () => {
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
])('a page %s is ended, and a new process renders the next one', async (_name, body) => {
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

test('a page that never ends costs no other page of its release', async () => {
  const request = await page()
  const endless =
    "const plain = exports.renderPage; exports.renderPage = (path, Page) => { if (path === '/endless') for (;;); return plain(path, Page) }"
  const host = await putBuild(store, 'host/endless', `${hostBuild('host')}\n${endless}`)
  const stuck = renderer.render({ ...request, host, path: '/endless' })
  const next = renderer.render({ ...request, host })
  await expect(stuck).rejects.toThrow(RenderLimitError)
  expect(await next).toMatchObject(home)
})

test('pages are rendered one after the other, as they were asked for', async () => {
  const count = 'globalThis.order = (globalThis.order ?? 0) + 1; return String(globalThis.order)'
  const request = await page(count)
  const pages = await Promise.all([request, request, request].map((one) => renderer.render(one)))
  expect(pages.map((one) => one?.html)).toEqual(['host / 1', 'host / 2', 'host / 3'])
})

describe('releases that render beside each other', () => {
  /** A page that returns the number of times that its process has rendered it. */
  const counting = () => page('globalThis.runs = (globalThis.runs ?? 0) + 1; return String(globalThis.runs)')
  const runsOf = async (request: RenderRequest) => (await renderer.render(request))?.html.split(' ').at(-1)

  test('have a process each, which stays while they alternate', async () => {
    const [live, canary] = [await counting(), await counting()]
    for (const runs of ['1', '2', '3']) {
      expect(await runsOf(live)).toBe(runs)
      expect(await runsOf(canary)).toBe(runs)
    }
  })

  test('are two at most: the one that was not asked for longest starts anew', async () => {
    const [first, second, third] = [await counting(), await counting(), await counting()]
    for (const one of [first, second, first, third]) await runsOf(one)
    expect(await runsOf(first)).toBe('3')
    expect(await runsOf(second)).toBe('1')
  })

  test('cannot change what another one renders', async () => {
    await renderer.render(
      await page('', 'String.prototype.toString = () => "spoilt"; Promise.resolve = null'),
    )
    expect(await renderer.render(await page())).toMatchObject(home)
  })
})

describe('what a build can reach', () => {
  afterEach(() => vi.unstubAllEnvs())

  /** Evaluates an expression in a page. @returns its value as JSON, or the code of the error. */
  async function attempt(code: string): Promise<unknown> {
    const builtin = 'const builtin = (name) => process.getBuiltinModule(name)'
    const tried = `try { return JSON.stringify(${code}) } catch (error) { return error.code }`
    return (await renderer.render(await page(`${builtin}; ${tried}`)))?.html.slice('host / '.length)
  }

  test('no variable of the server', async () => {
    vi.stubEnv('REGISTRY_URL', 'postgres://user:word@database')
    expect(await attempt('process.env')).toBe('{}')
  })

  test('of files its own two builds alone', async () => {
    const outside = join(store, 'registry.json')
    await writeFile(outside, '{}')
    const own = await page()
    expect(await attempt(`builtin('fs').readFileSync('${outside}', 'utf8')`)).toBe('ERR_ACCESS_DENIED')
    for (const file of ['/etc/passwd', '/proc/self/environ', join(store, own.remote.server.file)])
      expect(await attempt(`builtin('fs').readFileSync('${file}', 'utf8')`)).toBe('ERR_ACCESS_DENIED')
    expect(await attempt(`builtin('fs').readdirSync('${store}')`)).toBe('ERR_ACCESS_DENIED')
    expect(await attempt(`builtin('fs').writeFileSync('${outside}', '')`)).toBe('ERR_ACCESS_DENIED')
  })

  test.each([
    ['process', `builtin('child_process').execFileSync('id').toString()`],
    ['process of its own kind', `builtin('child_process').fork('x.js').pid`],
    ['thread', `new (builtin('worker_threads').Worker)('', { eval: true }).threadId`],
  ])('no other %s', async (_name, code) => {
    expect(await attempt(code)).toBe('ERR_ACCESS_DENIED')
  })

  test('no native addon', async () => {
    expect(await attempt(`process.dlopen({ exports: {} }, 'x.node')`)).toBe('ERR_DLOPEN_DISABLED')
  })
})

test.each([
  ['throws when it is loaded', 'throw new Error("no start")', 'no start'],
  ['ends the process', 'process.exit(3)', 'The process that renders pages ended: code 3'],
  ['listens no more', 'process.disconnect()', 'The process that renders pages ended'],
])('a build that %s costs its own page alone', async (_name, code, message) => {
  await expect(renderer.render(await page('', code))).rejects.toThrow(message)
  expect(await renderer.render(await page())).toMatchObject(home)
})

test('a build that listens no more makes Node print no error of its own', async () => {
  const request = await page('', 'process.disconnect()')
  const script = `
import { createRenderer } from '${new URL('renderer.ts', import.meta.url)}'
import { folderFiles } from '@cadence/releases/store/folder/folder-files'
const renderer = createRenderer(new URL('${worker}'), folderFiles('${store}'))
await renderer.render(${JSON.stringify(request)}).catch(({ name }) => console.log(name))
await renderer.close()`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const printed = await promisify(execFile)(process.execPath, args, { cwd: join(root, 'host') })
  expect(printed).toEqual({ stdout: 'RenderProcessError\n', stderr: '' })
})

test('a page that takes more memory than it may costs its own page alone', async () => {
  const patient = createRenderer(worker, folderFiles(store), { limitMs: 10_000, memoryMb: 16 })
  const tooMuch = 'for (let i = 0; i < 64; i++) all.push(new Array(1e5).fill(1.5))'
  await expect(patient.render(await page(`const all = []; ${tooMuch}`))).rejects.toMatchObject({
    name: 'RenderProcessError',
    message: 'The process that renders pages ended: SIGABRT',
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

test('a process that cannot start rejects, and takes nothing along', async () => {
  const nowhere = createRenderer(pathToFileURL(join(store, 'no-worker.js')), folderFiles(store))
  await expect(nowhere.render(await page())).rejects.toThrow('no-worker.js')
  await nowhere.close()
})

test('a renderer that is closed starts no process for a late request', async () => {
  const request = await page()
  await renderer.close()
  await expect(renderer.render(request)).rejects.toThrow('closed')
})

test('a process ends with the one that started it', async () => {
  const request = await page('return String(process.pid)')
  const pid = Number((await renderer.render(request))?.html.split(' ').at(-1))
  expect(process.kill(pid, 0)).toBe(true)
  await renderer.close()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
