import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chunkGlobalName, containerName } from '@cadence/releases/registry'
import { exposedModules, remoteNames } from '@cadence/shared/contract'
import type { RsbuildConfig } from '@rsbuild/core'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hostFederation, remoteFederation } from './module-federation.ts'
import { portVariable } from './ports.ts'
import { hostConfig, reactOptions, remoteConfig } from './rsbuild.ts'
import { sharedPolicy } from './shared-packages.ts'

/** Names of a build's plugins. */
const namesOf = ({ plugins = [] }: RsbuildConfig) =>
  plugins.map((plugin) => (plugin && 'name' in plugin ? plugin.name : ''))

beforeEach(() => {
  for (const name of ['RELEASE_VERSION', 'DEPLOYED_SHELL', 'PORT', ...remoteNames.map(portVariable)]) {
    vi.stubEnv(name, undefined)
  }
})

describe.each(remoteNames)('the build of %s', (remote) => {
  const folder = new URL(`../../remote-${remote}/`, import.meta.url)

  test('takes the shared packages and the runtime from the host', () => {
    const options = remoteFederation(remote)
    expect(options).toMatchObject({
      name: containerName(remote, 'dev'),
      filename: 'remoteEntry.js',
      shared: sharedPolicy('remote'),
      shareStrategy: 'loaded-first',
      manifest: true,
      experiments: { externalRuntime: true },
    })
    expect(options).not.toHaveProperty('remotes')
  })

  test('has a container of its own for each release', () => {
    vi.stubEnv('RELEASE_VERSION', '0.1.0-abc')
    expect(remoteFederation(remote).name).toBe(containerName(remote, '0.1.0-abc'))
  })

  test('holds its types in a release, and none in development', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(remoteFederation(remote).dts).toMatchObject({
      generateTypes: expect.anything(),
      consumeTypes: false,
    })
    vi.stubEnv('NODE_ENV', 'development')
    expect(remoteFederation(remote).dts).toBe(false)
  })

  test('exposes the pages and fragments of the product map and what it was given, and their files exist', () => {
    const exposes = { ...remoteFederation(remote).exposes } as Record<string, string>
    expect(Object.keys(exposes).sort()).toEqual(
      [...Object.keys(exposedModules(remote)).map((name) => `./${name}`), './shares'].sort(),
    )
    for (const [name, path] of Object.entries(exposedModules(remote))) {
      expect(exposes[`./${name}`]).toBe(path)
      expect(existsSync(new URL(path, folder)), name).toBe(true)
    }
    expect(existsSync(exposes['./shares'] ?? '')).toBe(true)
  })

  test('is the configuration of the workspace', () => {
    const config = readFileSync(new URL('rsbuild.config.ts', folder), 'utf8')
    expect(config).toContain(`mergeRsbuildConfig(remoteConfig('${remote}'), {`)
    expect(config).toContain(`pluginModuleFederation(remoteFederation('${remote}'))`)
    expect(config).toContain('pluginReact(reactOptions())')
  })

  test('has a server build only if one of its pages has a head', () => {
    const from = process.cwd()
    onTestFinished(() => process.chdir(from))
    process.chdir(fileURLToPath(folder))
    const names = namesOf(remoteConfig(remote))
    expect(names.includes('cadence:server-build')).toBe(remote === 'marketing')
  })

  test('looks for the modules of its pages first', () => {
    expect(namesOf(remoteConfig(remote))).toContain('cadence:remote-pages')
  })

  test('names the third-party packages that it ships', () => {
    expect(namesOf(remoteConfig(remote))).toContain('cadence:notices')
  })

  test('in a deployed shell its files are on the shell’s origin, and it uses the production build of React', () => {
    vi.stubEnv('DEPLOYED_SHELL', 'https://staging.example')
    vi.stubEnv('PORT', '4000')
    expect(remoteConfig(remote).dev).toMatchObject({
      assetPrefix: `/__dev/${remote}/`,
      client: { path: `/__dev/${remote}/rsbuild-hmr`, port: 4000 },
      hmr: false,
      liveReload: true,
    })
    expect(reactOptions()).toEqual({ fastRefresh: false, swcReactOptions: { development: false } })
  })

  test('works from any address, and serves no page of its own', () => {
    const config = remoteConfig(remote)
    expect(config.output?.assetPrefix).toBe('auto')
    expect(config.server?.strictPort).toBe(true)
    expect(config.dev?.assetPrefix).toBe(`http://localhost:${config.server?.port}/`)
    expect(config.tools).toMatchObject({ htmlPlugin: false })
  })
})

describe('the build of the host', () => {
  test('provides the shared packages and the runtime, and knows no remote', () => {
    const options = hostFederation()
    expect(options).toMatchObject({
      name: 'cadence_host',
      shared: sharedPolicy('host'),
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true },
    })
    expect(options).not.toHaveProperty('remotes')
    expect(options).not.toHaveProperty('exposes')
  })

  test('has a server build', () => {
    expect(namesOf(hostConfig())).toContain('cadence:server-build')
  })

  test('names the third-party packages that it ships', () => {
    expect(namesOf(hostConfig())).toContain('cadence:notices')
  })

  test('stops waiting for a chunk after 7.5 seconds', () => {
    const output = { chunkLoadTimeout: 7500, crossOriginLoading: 'anonymous' }
    const settings: unknown[] = [hostConfig().tools?.rspack].flat()
    expect(settings).toContainEqual(expect.objectContaining({ output: expect.objectContaining(output) }))
  })
})

test('the chunks of a container announce themselves as the federation plugin names them', () => {
  expect(chunkGlobalName('cadence_auth_1')).toBe('chunk_cadence_auth_1')
})
