import { readFileSync } from 'node:fs'
import { sharedPolicy } from '@cadence/build/shared-packages'
import { remoteNames } from '@cadence/shared/contract'
import { expect, test, vi } from 'vitest'
import config from '../rsbuild.config.ts'

const federation = vi.hoisted(() =>
  vi.fn((_options: object) => ({ name: 'federation', setup: () => undefined })),
)
vi.mock('@module-federation/rsbuild-plugin', async (original) => ({
  ...(await original<object>()),
  pluginModuleFederation: federation,
}))

// The import has made the configuration. The calls are read here, before a test could clear the mock.
const options = federation.mock.calls.map(([given]) => given)

test('the build knows no remote: neither in federation nor anywhere else in its configuration', () => {
  expect(options).toHaveLength(1)
  expect(options[0]).not.toHaveProperty('remotes')
  const source = readFileSync(new URL('../rsbuild.config.ts', import.meta.url), 'utf8')
  for (const remote of remoteNames) expect(source).not.toContain(remote)
})

test('the build provides what is shared', () => {
  expect(options[0]).toMatchObject({ name: 'cadence_host', shared: sharedPolicy('host') })
})

test('in production the release server writes the HTML', () => {
  expect(config).toMatchObject({
    tools: { htmlPlugin: false },
    output: { manifest: { filename: 'files.json' } },
  })
})

test('the API is on the same origin in development', () => {
  expect(config).toMatchObject({
    server: { proxy: { '/api/v1': { target: 'http://localhost:3100' } }, historyApiFallback: true },
  })
})
