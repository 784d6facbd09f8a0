import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productSchema } from '../product/product-file.ts'
import { releaseKey } from '../rollout/outcome-counts.ts'
import { hostDist, temporaryFolder } from '../store/builds.test-kit.ts'
import { folderStore } from '../store/folder/folder-store.ts'
import { publishHost } from '../store/live-release.ts'
import { afterFile } from '../testing/after-file.test-kit.ts'
import { serve } from './listen.ts'
import { openProductServer } from './process.ts'

const product = productSchema.parse({ shell: { folder: 'shell' }, remotes: {} })

/** The release server of a product of which the shell is live, as these variables configure it. */
async function productServer(variables: Record<string, string> = {}) {
  const root = await temporaryFolder()
  const RELEASES_DIR = join(root, 'releases')
  await publishHost(folderStore(RELEASES_DIR), '7', await hostDist('one'))
  return openProductServer({ product, root }, { RELEASES_DIR, ...variables })
}

/** Reports a failure of the shell, as a proxy hands it on for a client. */
function report(url: string, client: string): Promise<number> {
  const body = JSON.stringify({ reports: [{ part: 'host', version: '7', outcome: 'load' }] })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'X-Forwarded-For': client,
  }
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/reports`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

test.each([
  ['behind a proxy that is trusted, each network counts', { TRUSTED_PROXIES: 'loopback' }, 3],
  ['a client that forges networks stays one', {}, 1],
])('%s', async (_name, variables, networks) => {
  const { app, outcomeCounts } = await productServer(variables)
  const { url, stop } = await serve(app)
  afterFile(stop)
  for (const client of ['203.0.113.5', '198.51.100.7', '192.0.2.9'])
    expect(await report(url, client)).toBe(204)
  expect(outcomeCounts.count(releaseKey('host', '7'), 0).failingNetworks).toBe(networks)
})

test('it listens where a proxy on the same machine asks, also where `localhost` is `::1`', async () => {
  expect((await productServer()).place.HOST_BIND).toBe('127.0.0.1')
})

test('a list of proxies that cannot be read is refused', async () => {
  await expect(productServer({ TRUSTED_PROXIES: 'proxy.local' })).rejects.toThrow(
    "'proxy.local' is no address and no network",
  )
})

test('previews that nobody could open are refused', async () => {
  const signed = { PREVIEW_SECRET: 'a secret of the test' }
  await expect(productServer(signed)).rejects.toThrow('PREVIEW_SECRET needs PANEL_PASSWORD')
  await expect(productServer({ ...signed, PANEL_PASSWORD: 'a password of the test' })).resolves.toBeDefined()
  await expect(productServer({ ...signed, PREVIEW_FOR: 'everyone' })).resolves.toBeDefined()
})
