// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RsbuildConfig } from '@rsbuild/core'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageModulePath, remoteNames, remotePages } from '../src/contract/pages.ts'
import { containerName } from '../src/contract/registry.ts'
import { sharedPolicy } from './policy.ts'
import { portVariable } from './ports.ts'
import { defineHost, defineRemote } from './rsbuild.ts'

const federation = vi.hoisted(() =>
  vi.fn((_options: object) => ({ name: 'federation', setup: () => undefined })),
)
const react = vi.hoisted(() => vi.fn((_options: object) => ({ name: 'react', setup: () => undefined })))
vi.mock('@rsbuild/plugin-react', () => ({ pluginReact: react }))
vi.mock('./container-plugin.ts', () => ({ pluginFederation: federation }))

interface Options {
  name: string
  exposes?: Record<string, string>
  remotes?: unknown
  shared: unknown
  [option: string]: unknown
}

/** What a build tells Module Federation. */
function optionsOf(build: () => RsbuildConfig): { config: RsbuildConfig; options: Options } {
  federation.mockClear()
  const config = build()
  expect(federation).toHaveBeenCalledOnce()
  expect(config.plugins).toContain(federation.mock.results[0]?.value)
  return { config, options: federation.mock.calls[0]?.[0] as Options }
}

/** Names of a build's plugins. */
const namesOf = ({ plugins = [] }: RsbuildConfig) =>
  plugins.map((plugin) => (plugin && 'name' in plugin ? plugin.name : ''))

beforeEach(() => {
  vi.stubEnv('RELEASE_VERSION', undefined)
  vi.stubEnv('DEPLOYED_SHELL', undefined)
  for (const name of ['PORT', ...remoteNames.map(portVariable)]) {
    vi.stubEnv(name, undefined)
  }
})

describe.each(remoteNames)('the build of %s', (remote) => {
  const folder = new URL(`../../remote-${remote}/`, import.meta.url)

  test('takes what is shared, by the policy', () => {
    const { options } = optionsOf(() => defineRemote(remote))
    expect(options.shared).toEqual(sharedPolicy('remote'))
    expect(options.name).toBe(containerName(remote, 'dev'))
    expect(options).not.toHaveProperty('remotes')
  })

  test('has a container of its own for each release', () => {
    vi.stubEnv('RELEASE_VERSION', '0.1.0-abc')
    expect(optionsOf(() => defineRemote(remote)).options.name).toBe(containerName(remote, '0.1.0-abc'))
  })

  test('exposes the pages of the contract and what it was given, and their files exist', () => {
    const { exposes = {} } = optionsOf(() => defineRemote(remote)).options
    expect(Object.keys(exposes).sort()).toEqual(
      [...remotePages[remote].map((p) => `./${p}`), './shares'].sort(),
    )
    for (const page of remotePages[remote]) {
      expect(exposes[`./${page}`]).toBe(pageModulePath(page))
      expect(existsSync(new URL(pageModulePath(page), folder)), page).toBe(true)
    }
    expect(existsSync(exposes['./shares'] ?? '')).toBe(true)
  })

  test('names the same files as its typed exposes', () => {
    const source = readFileSync(new URL('src/exposes.ts', folder), 'utf8')
    const named = [...source.matchAll(/(\w+): \(\) => import\('(\.[^']+)'\)/g)].map(([, page, file]) => [
      page,
      file,
    ])
    const expected = remotePages[remote].map((page) => [page, pageModulePath(page).replace('./src/', './')])
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected))
  })

  test('is what the workspace builds by', () => {
    const config = readFileSync(new URL('rsbuild.config.ts', folder), 'utf8')
    expect(config).toMatch(new RegExp(`^export default defineRemote\\('${remote}'[,)]`, 'm'))
  })

  test('stays a remote with what this one adds', () => {
    const added = { name: 'more', setup: () => undefined }
    const overrides: RsbuildConfig = {
      plugins: [added],
      source: { entry: { other: './other.ts' } },
      output: { copy: [{ from: 'public' }] },
      tools: { rspack: { name: 'more' }, htmlPlugin: () => undefined },
    }
    const { config } = optionsOf(() => defineRemote(remote, overrides))
    const plain = defineRemote(remote)
    expect(config.plugins).toEqual(expect.arrayContaining([added]))
    expect(config.plugins).toHaveLength((plain.plugins?.length ?? 0) + 1)
    expect(config.source?.entry).toEqual(plain.source?.entry)
    expect(config.output).toEqual({ ...plain.output, ...overrides.output })
    expect(config.server).toEqual(plain.server)
    expect(config.tools?.htmlPlugin).toBe(false)
    expect([config.tools?.rspack].flat()).toEqual(expect.arrayContaining([{ name: 'more' }]))
  })

  test('has a server build where it names pages for it, and only there', () => {
    const has = () => namesOf(defineRemote(remote)).includes('cadence:server-build')
    const from = process.cwd()
    onTestFinished(() => process.chdir(from))
    process.chdir(fileURLToPath(folder))
    expect(has()).toBe(existsSync(new URL('src/server.ts', folder)))
    expect(has()).toBe(remote === 'marketing')
  })

  test('in a deployed shell it stands below the shell’s origin, for the React of production', () => {
    vi.stubEnv('DEPLOYED_SHELL', 'https://staging.example')
    vi.stubEnv('PORT', '4000')
    const { config } = optionsOf(() => defineRemote(remote))
    expect(config.dev).toMatchObject({
      assetPrefix: `/__dev/${remote}/`,
      client: { path: `/__dev/${remote}/rsbuild-hmr`, port: 4000 },
      hmr: false,
      liveReload: true,
    })
    expect(react).toHaveBeenLastCalledWith({ fastRefresh: false, swcReactOptions: { development: false } })
  })

  test('works from any address, and serves no page of its own', () => {
    const { config } = optionsOf(() => defineRemote(remote))
    expect(config.output?.assetPrefix).toBe('auto')
    expect(config.server?.strictPort).toBe(true)
    expect(config.dev?.assetPrefix).toBe(`http://localhost:${config.server?.port}/`)
    expect(config.tools).toMatchObject({ htmlPlugin: false })
  })
})

describe('the build of the host', () => {
  const overrides: RsbuildConfig = {
    plugins: [{ name: 'more', setup: () => undefined }],
    output: { manifest: 'files.json' },
    server: { historyApiFallback: true },
    tools: { htmlPlugin: false },
  }

  test('provides what is shared, by the policy, and knows no remote', () => {
    const { options } = optionsOf(() => defineHost(overrides))
    expect(options.shared).toEqual(sharedPolicy('host'))
    expect(options.name).toBe('cadence_host')
    expect(options).not.toHaveProperty('remotes')
    expect(options).not.toHaveProperty('exposes')
  })

  test('has a server build', () => {
    expect(namesOf(defineHost(overrides))).toContain('cadence:server-build')
  })

  test('keeps what is common beside what it adds', () => {
    const { config } = optionsOf(() => defineHost(overrides))
    expect(config.plugins).toEqual(expect.arrayContaining(overrides.plugins ?? []))
    expect(config.server).toMatchObject({ historyApiFallback: true, strictPort: true, port: 3000 })
    expect(config.output).toMatchObject({ manifest: 'files.json', cleanDistPath: true })
    expect(config.tools?.htmlPlugin).toBe(false)
    const settings: unknown[] = [config.tools?.rspack].flat()
    expect(settings).toContainEqual(
      expect.objectContaining({
        output: expect.objectContaining({ chunkLoadTimeout: 7500, crossOriginLoading: 'anonymous' }),
      }),
    )
  })
})
