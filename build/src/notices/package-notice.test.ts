import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { noticesBeside } from '@cadence/releases/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticesJson, noticesOf } from './notices-of.ts'
import { packageFolder, packageNotice, repositoryAddress } from './package-notice.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cadence-notices-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const stated = { name: 'thing', version: '1.2.3', license: 'MIT' }

/** Installs a package with these files. @returns its folder. */
async function installed(path: string, manifest: object, files: Record<string, string> = {}) {
  const folder = join(root, 'node_modules', path)
  const all = { 'package.json': JSON.stringify(manifest), ...files }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

test.each([
  ['/app/node_modules/react/cjs/react.js', '/app/node_modules/react'],
  ['/app/node_modules/@emotion/react/dist/x.js', '/app/node_modules/@emotion/react'],
  ['/app/node_modules/a/node_modules/b/index.js', '/app/node_modules/a/node_modules/b'],
  ['C:\\app\\node_modules\\@a\\b\\index.js', 'C:\\app\\node_modules\\@a\\b'],
  ['/app/host/src/main.tsx', undefined],
  ['public', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder)
})

test.each([
  ['git+https://github.com/kewisch/ical.js.git', 'https://github.com/kewisch/ical.js'],
  ['git://github.com/a/b.git', 'https://github.com/a/b'],
  ['git+ssh://git@github.com/a/b.git', 'https://github.com/a/b'],
  ['git@github.com:a/b.git', 'https://github.com/a/b'],
  ['a/b.js', 'https://github.com/a/b.js'],
  ['github:a/b', 'https://github.com/a/b'],
  ['https://example.org/tree/main/packages/b', 'https://example.org/tree/main/packages/b'],
  ['javascript:alert(1)', undefined],
  ['somewhere', undefined],
])('the repository %s has the address %s', (repository, address) => {
  expect(repositoryAddress(repository)).toBe(address)
})

test('a package has its licence and its notices in full, in the order of their files', async () => {
  const folder = await installed('full', stated, {
    'NOTICE.txt': 'Holds a thing of others.\n',
    'LICENSE-MIT': 'Copyright\r\nPermission\r\n',
    'license.js': 'no text',
    'src/LICENSE': 'not of the package',
  })
  expect(await packageNotice(folder)).toEqual({
    name: 'thing',
    version: '1.2.3',
    licence: 'MIT',
    source: 'https://www.npmjs.com/package/thing/v/1.2.3',
    text: 'Copyright\nPermission\n\nHolds a thing of others.',
  })
})

test.each([
  ['# Thing\n\n## License\n\nMIT, Jane\n', '## License\n\nMIT, Jane'],
  ['Thing\n=====\n\nLicense\n-------\n\nMIT, Jane\n', 'License\n-------\n\nMIT, Jane'],
  ['# Thing\n', ''],
])('a package without such a file has what its README says: %j', async (readme, text) => {
  const folder = await installed('readme', stated, { 'README.md': readme })
  expect(await packageNotice(folder)).toMatchObject({ licence: 'MIT', text })
})

test('a package that states no licence is named, and not shipped', async () => {
  const folder = await installed('bare', { name: 'bare', version: '1.0.0' }, { LICENSE: 'text' })
  await expect(packageNotice(folder)).rejects.toThrow(/bare[\\/]package\.json.*license/s)
})

test('each version is named once, in an order that does not depend on that of the files', async () => {
  const packages: [string, string, string][] = [
    ['b', 'b', '1.0.0'],
    ['a/node_modules/b', 'b', '2.0.0'],
    ['a', 'a', '1.0.0'],
    ['b-more', 'b-more', '1.0.0'],
  ]
  const files: string[] = []
  for (const [path, name, version] of packages) {
    const folder = await installed(path, { name, version, license: 'ISC' }, { LICENSE: 'text' })
    files.push(join(folder, 'one.js'), join(folder, 'deep/two.js'))
  }
  const names = (await noticesOf(files)).map(({ name, version }) => `${name} ${version}`)
  expect(names).toEqual(['a 1.0.0', 'b 1.0.0', 'b 2.0.0', 'b-more 1.0.0'])
  expect(await noticesJson(files.toReversed())).toBe(await noticesJson(files))
})

test('our own files need no notice', async () => {
  expect(await noticesOf(['/app/remote/src/ical/zone-names.ts'])).toEqual([])
})

test('the notices of a server’s bundle are in a file beside it', () => {
  expect(noticesBeside('/dist/server.cjs')).toBe('/dist/server.licences.json')
})
