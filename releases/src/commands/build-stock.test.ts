import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FACTS } from '../build-facts.ts'
import { unmetShares } from '../gate/fit-checks.ts'
import { productConfig } from '../product/product-config.ts'
import { productSchema } from '../product/product-file.ts'
import { temporaryFolder, writeFiles } from '../store/builds.test-kit.ts'
import { describeBuild } from '../store/describe-build.ts'
import { remoteReleaseOf } from '../store/registry-entries.ts'

const shared = (version: string, files = ['static/js/react.js']) => [
  {
    name: 'react',
    version,
    singleton: true,
    requiredVersion: `^${version}`,
    assets: { js: { sync: files, async: [] }, css: { sync: [], async: [] } },
  },
  { name: 'dates', version: '1.0.0', requiredVersion: '^1.0.0' },
]

interface Stock {
  publicPath?: string
  react?: string
  /** What the remote has of its own copy of React: nothing with `import: false`. */
  files?: string[]
  /** What the shell gives. */
  given?: object[]
  /** How the manifest says that the entry is loaded. */
  type?: string
}

/** A product of a shell and a remote that the stock plugin has built. */
async function stockProduct({
  publicPath = 'auto',
  react = '19.3.1',
  type = 'global',
  files,
  given = shared('19.3.1'),
}: Stock = {}) {
  const root = await writeFiles(await temporaryFolder(), {
    'shell/package.json': '{"version":"2.0.0"}',
    'shell/dist/index.html': '<head><script defer src="static/js/index.1.js"></script></head>',
    'shell/dist/static/js/index.1.js': 'start()',
    'shell/dist/mf-manifest.json': JSON.stringify({
      metaData: { publicPath: 'auto' },
      shared: given,
    }),
    'catalog/package.json': '{"version":"1.0.0"}',
    'catalog/dist/static/js/catalog.1.js': 'var catalog',
    'catalog/dist/static/js/products.js': 'products()',
    'catalog/dist/mf-manifest.json': JSON.stringify({
      metaData: {
        publicPath,
        globalName: 'catalog',
        remoteEntry: { name: 'catalog.1.js', path: 'static/js', type },
      },
      shared: shared(react, files),
      exposes: [{ name: 'Products', assets: { js: { sync: ['static/js/products.js'] }, css: { sync: [] } } }],
    }),
  })
  const product = productSchema.parse({
    shell: { folder: 'shell' },
    remotes: { catalog: { folder: 'catalog', owner: 'team-goods' } },
    routes: [{ path: '/', page: 'catalog/Products', shows: 'h1' }],
  })
  const config = productConfig({ product, root }, {})
  return async (part: string) => {
    const { version, dist } = await config.build(part, join(await temporaryFolder(), part))
    return { dist, manifest: await describeBuild(part, version, dist) }
  }
}

test('a remote of the stock plugin is described with its own container and entry', async () => {
  const build = await stockProduct()
  const { manifest, dist } = await build('catalog')
  expect(manifest).toMatchObject({
    name: 'catalog',
    container: 'catalog',
    entry: 'static/js/catalog.1.js',
    pages: { Products: { js: ['static/js/products.js'], css: [] } },
    facts: { owner: 'team-goods', takes: { react: '^19.3.1' }, brings: ['react', 'dates'] },
  })
  expect(manifest.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/)
  expect(JSON.parse(await readFile(join(dist, FACTS), 'utf8'))).toEqual(manifest.facts)
})

test('an entry that is an ES module is loaded as one, and every other as a script', async () => {
  const [vite, rsbuild] = await Promise.all([stockProduct({ type: 'module' }), stockProduct()])
  const entryOf = async (build: typeof vite) =>
    remoteReleaseOf((await build('catalog')).manifest, 'catalog/1')
  expect(await entryOf(vite)).toMatchObject({ entry: '/catalog/1/static/js/catalog.1.js', type: 'module' })
  expect(await entryOf(rsbuild)).not.toHaveProperty('type')
})

test('a shell is described by its index.html and the routes of the configuration', async () => {
  const build = await stockProduct()
  const { manifest } = await build('host')
  expect(manifest).toMatchObject({
    document: 'index.html',
    scripts: ['static/js/index.1.js'],
    facts: {
      gives: { react: { version: '19.3.1' } },
      routes: [{ path: '/', page: 'catalog/Products', shows: 'h1', layout: '' }],
    },
  })
})

test('the same files have the same version', async () => {
  const build = await stockProduct()
  expect((await build('catalog')).manifest.version).toBe((await build('catalog')).manifest.version)
})

test('a singleton that the shell gives in another version is refused, any other shared module is not', async () => {
  const fitting = await stockProduct()
  const old = await stockProduct({ react: '18.2.0' })
  const host = (await fitting('host')).manifest
  expect(unmetShares(host, (await fitting('catalog')).manifest)).toEqual([])
  expect(unmetShares(host, (await old('catalog')).manifest)).toEqual([
    expect.stringMatching(/takes react \^18\.2\.0, and host .* provides 19\.3\.1/),
  ])
})

test('a remote that is built for one address is refused', async () => {
  const build = await stockProduct({ publicPath: '/' })
  await expect(build('catalog')).rejects.toThrow('set output.assetPrefix (Rsbuild)')
})

test('a remote with no copy of its own is refused where the shell does not give the module', async () => {
  const [bare, whole] = await Promise.all([
    stockProduct({ files: [], given: [] }),
    stockProduct({ given: [] }),
  ])
  const host = (await bare('host')).manifest
  expect(unmetShares(host, (await whole('catalog')).manifest)).toEqual([])
  expect(unmetShares(host, (await bare('catalog')).manifest)).toEqual([
    expect.stringMatching(/takes react, which host .* does not provide/),
  ])
})
