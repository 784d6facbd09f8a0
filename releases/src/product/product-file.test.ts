import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../store/builds.test-kit.ts'
import { readProduct } from './product-file.ts'

const config = {
  shell: { folder: 'shell' },
  remotes: { catalog: { folder: 'catalog', build: 'npm run build', budget: { entry: 60 } } },
  routes: [{ path: '/', page: 'catalog/Products', shows: 'h1' }],
}

test('a configuration is found in a folder, and its defaults are filled in', async () => {
  const folder = await writeFiles(await temporaryFolder(), { 'releases.config.json': JSON.stringify(config) })
  const { product, root } = await readProduct(folder)
  expect(root).toBe(folder)
  expect(product.shell).toEqual({ folder: 'shell', dist: 'dist', rollout: [] })
  expect(product.remotes.catalog?.budget).toEqual({ entry: 60, pages: {} })
  expect(product.server.headers).toEqual({})
})

test('a configuration may be a module', async () => {
  const folder = await writeFiles(await temporaryFolder(), {
    'releases.config.mjs': `export default ${JSON.stringify(config)}`,
  })
  expect((await readProduct(folder)).product.routes).toEqual(config.routes)
})

test('a wrong configuration is refused with the place of each fault', async () => {
  const folder = await writeFiles(await temporaryFolder(), {
    'releases.config.json': JSON.stringify({ ...config, shell: {}, remotse: {} }),
  })
  const reading = readProduct(folder)
  await expect(reading).rejects.toThrow(join(folder, 'releases.config.json'))
  await expect(reading).rejects.toThrow('shell.folder')
  await expect(reading).rejects.toThrow('remotse')
})

test('a folder without one is named', async () => {
  const folder = await temporaryFolder()
  await expect(readProduct(folder)).rejects.toThrow(`There is no releases.config.json in ${folder}`)
})
