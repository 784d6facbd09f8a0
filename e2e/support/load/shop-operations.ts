import { once } from 'node:events'
import { watch } from 'node:fs'
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Shop } from '../shop.ts'

/** A bad release that is live must be gone within this time, in milliseconds. */
const GONE_WITHIN_MS = 30_000

const sources = {
  host: 'shell/src/App.jsx',
  catalog: 'catalog/src/Products.jsx',
  cart: 'cart/src/Basket.jsx',
  reviews: 'reviews/src/Reviews.jsx',
} as const

export type ShopPart = keyof typeof sources

let editions = 0
const toFail = new Set<string>()

/** Whether a version of the catalog was made to throw in the browsers of customers. */
export const isToFail = (version: string) => toFail.has(version)

/** Gives a part another text, so that its next build is another release. */
async function change(shop: Shop, part: ShopPart): Promise<void> {
  editions += 1
  const file = join(shop.folder, sources[part])
  const text = await readFile(file, 'utf8')
  const changed =
    part === 'host'
      ? text.replace(/<nav[^>]*>/, `<nav aria-label="Pages, ${editions}">`)
      : text.replace(/data-edition>[^<]*</, `data-edition>edition ${editions}<`)
  expect(changed, `another text of ${part}`).not.toBe(text)
  await writeFile(file, changed)
}

async function expectDone(shop: Shop, ...args: string[]): Promise<void> {
  const { code, output } = await shop.run(...args)
  expect(code, output).toBe(0)
}

/** Releases parts by one change. */
export async function release(shop: Shop, ...parts: ShopPart[]): Promise<void> {
  for (const part of parts) await change(shop, part)
  await expectDone(shop, 'release', ...parts)
}

/** Two teams release at the same time. Neither release may be lost. */
export async function releaseAtOnce(shop: Shop, parts: readonly ShopPart[]): Promise<void> {
  const before = await Promise.all(parts.map((part) => shop.live(part)))
  await Promise.all(parts.map((part) => release(shop, part)))
  const after = await Promise.all(parts.map((part) => shop.live(part)))
  for (const [at, part] of parts.entries()) expect(after[at], `another ${part}`).not.toBe(before[at])
}

/** Makes the release before the live one live again. */
export async function goBack(shop: Shop, part: ShopPart): Promise<void> {
  const before = await shop.live(part)
  await expectDone(shop, 'rollback', part)
  expect(await shop.live(part)).not.toBe(before)
}

/** Gives a release to half of the browsers, and then to all. */
export async function releaseByCanary(shop: Shop, part: ShopPart): Promise<void> {
  await change(shop, part)
  await expectDone(shop, 'release', part, '--share', '50', '--hold')
  await expectDone(shop, 'canary', part, '--promote')
}

/** Kills a command while it writes files into the store. What is live must stay. */
export async function releaseKilled(shop: Shop, part: ShopPart): Promise<void> {
  const before = await shop.live(part)
  await change(shop, part)
  const child = shop.start('release', part)
  const watcher = watch(join(shop.folder, '.releases'), (_event, name) => {
    if (name?.startsWith('.draft-')) child.kill('SIGKILL')
  })
  const [code] = await once(child, 'close')
  watcher.close()
  expect(code, 'the command was killed').toBeNull()
  expect(await shop.live(part)).toBe(before)
}

/** Releases a page that throws only in the browsers of customers. The release server must take it back in time. */
export async function releaseThatIsTakenBack(shop: Shop): Promise<void> {
  const before = await shop.live('catalog')
  await change(shop, 'catalog')
  const broken = "if (globalThis.isCustomer) throw new Error('a fault of the test')\n  return ("
  await shop.edit(sources.catalog, 'return (', broken)
  // It may be live before the command has ended.
  const dry = await shop.run('release', 'catalog', '--dry-run')
  const [, version] = /^catalog (\S+) could be released/m.exec(dry.output) ?? []
  expect(version, dry.output).toBeDefined()
  toFail.add(version ?? '')
  await expectDone(shop, 'release', 'catalog')
  await shop.edit(sources.catalog, broken, 'return (')
  await expect.poll(() => shop.live('catalog'), { timeout: GONE_WITHIN_MS }).toBe(before)
}

/** A change to the sources of the catalog after which its build must be refused. */
interface Breakage {
  name: string
  file?: string
  from: string
  to: string
}

const settings = 'catalog/rsbuild.config.mjs'

/** Builds of the catalog that the command must refuse. */
export const breakages: readonly Breakage[] = [
  { name: 'missing expose', file: settings, from: './Products', to: './Goods' },
  { name: 'built for one address', file: settings, from: "assetPrefix: 'auto'", to: "assetPrefix: '/'" },
  {
    name: 'wrong shared range',
    file: settings,
    from: 'react: { singleton: true }',
    to: "react: { singleton: true, requiredVersion: '^99.0.0' }",
  },
  { name: 'throws at load', from: 'const products', to: "throw new Error('a fault')\nconst products" },
  { name: 'throws at render', from: 'return (', to: "throw new Error('a fault')\n  return (" },
]

/** Tries to release a broken build. */
export async function releaseBroken(shop: Shop, { file, from, to, name }: Breakage): Promise<void> {
  const before = await shop.live('catalog')
  await change(shop, 'catalog')
  await shop.edit(file ?? sources.catalog, from, to)
  const { code, output } = await shop.run('release', 'catalog')
  await shop.edit(file ?? sources.catalog, to, from)
  expect(code, `${name}: ${output}`).toBe(1)
  expect(await shop.live('catalog')).toBe(before)
}

/** Spoils a file of a build. */
type Spoil = (file: string) => Promise<void>

/** Ways to spoil a finished build, each of which the command must refuse. */
export const spoils: readonly { name: string; spoil: Spoil }[] = [
  { name: 'missing file', spoil: (file) => rm(file) },
  { name: 'truncated file', spoil: (file) => truncate(file, 300) },
]

/** Tries to release a build of which a file is spoiled. */
export async function releaseSpoiled(shop: Shop, { name, spoil }: (typeof spoils)[number]): Promise<void> {
  const before = await shop.live('catalog')
  await change(shop, 'catalog')
  const dry = await shop.run('release', 'catalog', '--dry-run')
  expect(dry.code, dry.output).toBe(0)
  const build = join(shop.folder, 'catalog/dist')
  const files = await readdir(build, { recursive: true })
  const page = files.find((file) => /__federation_expose_Products\..*\.js$/.test(file))
  if (!page) throw new Error(`The build has no file of the page: ${files.join(', ')}`)
  await spoil(join(build, page))
  const { code, output } = await shop.run('release', 'catalog', '--build', build)
  expect(code, `${name}: ${output}`).toBe(1)
  expect(await shop.live('catalog')).toBe(before)
}
