import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fragmentModulePath, pageModulePath, pagesOf, type RemoteName } from '@cadence/shared/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pluginRemotePages, serverPagesSource } from './remote-pages.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-pages-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), '')
}

/** Starts a build in the folder. */
function start(remote: RemoteName = 'settings') {
  const { setup } = pluginRemotePages(remote)
  return setup({ context: { rootPath: folder } } as unknown as Parameters<typeof setup>[0])
}

test('a build whose pages are all there starts', async () => {
  for (const page of pagesOf('settings')) await write(pageModulePath(page))
  expect(() => start()).not.toThrow()
})

test('a page of the product map without its module fails the build, which names the page and the file', async () => {
  for (const page of pagesOf('settings').filter((other) => other !== 'CommunityHub'))
    await write(pageModulePath(page))
  expect(() => start()).toThrow(
    `names settings/CommunityHub, and ${join(folder, 'src/pages/community-hub/CommunityHub.tsx')} is missing`,
  )
})

test('so does a fragment without its module', async () => {
  for (const page of pagesOf('dashboard')) await write(pageModulePath(page))
  await write(fragmentModulePath('Capture'))
  expect(() => start('dashboard')).toThrow(
    `names dashboard/Focus, and ${join(folder, 'src/fragments/focus/Focus.tsx')} is missing`,
  )
})

test('the server build has the pages with a head, and no other', async () => {
  expect(serverPagesSource('settings', folder)).toBeUndefined()
  await write('src/pages/community-hub/head.ts')
  expect(serverPagesSource('settings', folder)).toBe(
    [
      "import CommunityHub from './src/pages/community-hub/CommunityHub.tsx'",
      "import { head as CommunityHubHead } from './src/pages/community-hub/head.ts'",
      'export default {',
      '  CommunityHub: { Page: CommunityHub, head: CommunityHubHead },',
      '}',
    ].join('\n'),
  )
})

test('every page of the public site is rendered on the server', () => {
  const marketing = fileURLToPath(new URL('../../remote-marketing', import.meta.url))
  const source = serverPagesSource('marketing', marketing) ?? ''
  for (const page of pagesOf('marketing')) expect(source).toContain(`${page}: { Page: ${page}`)
})
