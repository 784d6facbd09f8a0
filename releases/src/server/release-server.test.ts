import { beforeEach, describe, expect, test } from 'vitest'
import { previewPolicy } from '../preview/preview-policy.ts'
import { productSchema } from '../product/product-file.ts'
import { canaryPosition } from '../rollout/canary-assignment.ts'
import { hostDist, temporaryFolder, writeFiles } from '../store/builds.test-kit.ts'
import { startCanary } from '../store/canary.ts'
import { folderStore } from '../store/folder/folder-store.ts'
import { publishHost, publishRemote, putRelease } from '../store/live-release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { afterFile } from '../testing/after-file.test-kit.ts'
import { serve } from './listen.ts'
import { createReleaseServer, type ReleaseServerOptions } from './release-server.ts'

const product = productSchema.parse({
  shell: { folder: 'shell' },
  remotes: { catalog: { folder: 'catalog' } },
  server: { headers: { 'X-Frame-Options': 'DENY' } },
})

const shellDist = async () =>
  writeFiles(await temporaryFolder(), {
    'index.html': '<html><head><script defer src="a.js"></script></head></html>',
    'a.js': 'start()',
  })

const catalogDist = async (mark: string) =>
  writeFiles(await temporaryFolder(), {
    'static/catalog.js': `var catalog = '${mark}'`,
    'mf-manifest.json': JSON.stringify({
      metaData: { globalName: 'catalog', remoteEntry: { name: 'static/catalog.js' } },
      exposes: [],
    }),
  })

let store: ReleaseStore
beforeEach(async () => {
  store = folderStore(await temporaryFolder())
})

async function publishAll() {
  await publishHost(store, '7', await shellDist())
  await publishRemote(store, 'catalog', '1', await catalogDist('one'))
}

function ask(path: string, init: RequestInit = {}, options: Partial<ReleaseServerOptions> = {}) {
  const app = createReleaseServer({ store, product, clientOf: () => '127.0.0.1', ...options })
  return app.request(path, init)
}

describe('a page', () => {
  test('is the document of the live shell, with the registry in it', async () => {
    await publishAll()
    const answer = await ask('/basket')
    const html = await answer.text()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(html).toContain('src="/host/7/a.js"')
    expect(html).toContain('"entry":"/remotes/catalog/1/static/catalog.js"')
    expect(html).toContain('"container":"catalog"')
  })

  test('is not given for a file that is missing', async () => {
    await publishAll()
    expect((await ask('/static/js/old.js')).status).toBe(404)
    expect((await ask('/remotes/catalog/9/static/catalog.js')).status).toBe(404)
  })

  test('may have a dot in its address, for a browser that goes there', async () => {
    await publishAll()
    const navigation = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
    expect(await (await ask('/teapots/no.5', navigation)).text()).toContain('src="/host/7/a.js"')
    for (const Accept of ['*/*', 'image/avif,image/webp,*/*'])
      expect((await ask('/favicon.ico', { headers: { Accept } })).status).toBe(404)
  })

  test('has a script of its own, which a content policy may allow by a nonce', async () => {
    await publishAll()
    const policy = "script-src 'self' 'nonce-{nonce}'"
    const strict = { ...product, server: { headers: { 'Content-Security-Policy': policy } } }
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await ask('/', {}, { product: strict })
        const [, nonce = ''] = /<script nonce="([^"]+)">/.exec(await answer.text()) ?? []
        expect(answer.headers.get('content-security-policy')).toBe(`script-src 'self' 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
    expect(await (await ask('/')).text()).toContain('<script>addEventListener')
  })

  test('says that nothing is live, or that the shell has no document', async () => {
    expect((await ask('/')).status).toBe(503)
    await publishHost(store, '1', await hostDist('one'))
    const answer = await ask('/')
    expect([answer.status, await answer.text()]).toEqual([
      503,
      'The live release of the shell has no index.html.',
    ])
  })
})

test('a browser keeps the files of a release', async () => {
  await publishAll()
  const { url, stop } = await serve(createReleaseServer({ store, product }))
  afterFile(stop)
  const answer = await fetch(`${url}/remotes/catalog/1/static/catalog.js`)
  expect(await answer.text()).toBe("var catalog = 'one'")
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a canary is for the browsers of its share, with the live release behind it', async () => {
  await publishAll()
  await putRelease(store, 'catalog', '2', await catalogDist('two'))
  await startCanary(store, 'catalog', '2', 50)
  const numbers = Array.from({ length: 40 }, (_, at) => `browser-${at}`.padEnd(16, '_'))
  const gets = (number: string) => canaryPosition(number, 'catalog', '2') < 50
  const registryOf = async (number = '') => {
    const answer = await ask('/registry.json', { headers: { Cookie: `cadence-rollout=${number}` } })
    const { remotes } = await answer.json()
    return remotes[0]
  }
  expect(await registryOf(numbers.find(gets))).toMatchObject({ version: '2', previous: { version: '1' } })
  expect(await registryOf(numbers.find((number) => !gets(number)))).toMatchObject({ version: '1' })
})

test('a page that knows the registry gets no second one', async () => {
  await publishAll()
  const tag = (await ask('/registry.json')).headers.get('etag') ?? ''
  expect((await ask('/registry.json', { headers: { 'If-None-Match': tag } })).status).toBe(304)
})

describe('the panel', () => {
  const panel = { kind: 'password', password: 'correct horse battery' } as const
  const header = (password: string) => ({
    headers: { Authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}` },
  })

  test('is not there unless it is configured', async () => {
    await publishAll()
    const html = await (await ask('/__releases')).text()
    expect(html).toContain('/host/7/a.js')
  })

  test('opens with its password', async () => {
    await publishAll()
    expect((await ask('/__releases', {}, { panel })).status).toBe(401)
    expect((await ask('/__releases', header('wrong'), { panel })).status).toBe(401)
    const answer = await ask('/__releases', header(panel.password), { panel })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/catalog<\/th>\s*<td>1</)
  })

  test.each(['/__releases', '/__preview?remote=catalog&at=1'])(
    'no page of another site can frame it, or what opens a preview: %s',
    async (path) => {
      await publishAll()
      const open = previewPolicy({ PREVIEW_FOR: 'everyone', NODE_ENV: 'development' })
      const everybody = { kind: 'everybody' } as const
      const bare = productSchema.parse({
        shell: { folder: 'shell' },
        remotes: { catalog: { folder: 'catalog' } },
      })
      const answer = await ask(path, {}, { product: bare, panel: everybody, preview: open })
      expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([200, 'DENY'])
    },
  )
})
