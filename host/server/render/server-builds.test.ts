// @vitest-environment node
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../store/fixtures.test-kit.ts'
import { hostBuild, putBuild, remoteBuild, requestOf } from './builds.test-kit.ts'
import type { BuildToRun } from './messages.ts'
import { serverBuilds } from './server-builds.ts'

let store = ''
beforeEach(async () => {
  store = await temporaryFolder()
})

const putHost = (version: string, text = hostBuild(`host ${version}`)) =>
  putBuild(store, `host/${version}`, text)
const putRemote = (version: string, text = remoteBuild(`page ${version}`)) =>
  putBuild(store, `remotes/marketing/${version}`, text)

/** The home page's text, as a store's builds make it. */
async function homeOf(buildsOf: ReturnType<typeof serverBuilds>, host: BuildToRun, remote: BuildToRun) {
  const { renderPage, pagesOf } = buildsOf(host)
  const page = pagesOf(requestOf(host, remote).remote).Home
  if (!page) throw new Error('no page')
  return (await renderPage('/', page.Page)).html
}

test('a remote is given what the host brings', async () => {
  const [host, remote] = [await putHost('1'), await putRemote('1')]
  expect(await homeOf(serverBuilds(store), host, remote)).toBe('host 1 / page 1 in host 1')
})

describe('a build that is not what was published is not run', () => {
  test('of the host', async () => {
    const host = await putHost('1')
    await writeFile(join(store, host.server.file), hostBuild('another'))
    expect(() => serverBuilds(store)(host)).toThrow('/host/1/server.cjs is not the file that was published')
  })

  test('of a remote', async () => {
    const [host, remote] = [await putHost('1'), await putRemote('1')]
    await writeFile(join(store, remote.server.file), 'throw new Error("it ran")')
    await expect(homeOf(serverBuilds(store), host, remote)).rejects.toThrow(
      '/remotes/marketing/1/server.cjs is not the file that was published',
    )
  })
})

describe('what a build may ask for', () => {
  test.each(['node:fs', 'lodash', '__proto__', 'toString', './other.cjs'])(
    'a remote that asks for %s, which the host does not provide, is told so',
    async (name) => {
      const host = await putHost('1')
      const remote = await putRemote('1', remoteBuild('page', '', `require(${JSON.stringify(name)})`))
      await expect(homeOf(serverBuilds(store), host, remote)).rejects.toThrow(
        `The host does not provide '${name}'`,
      )
    },
  )

  test('the host gets what Node brings, and nothing else: it brings its packages itself', async () => {
    const asking = (name: string) => putHost(name, hostBuild('host', `require('${name}')`))
    const remote = await putRemote('1')
    for (const name of ['stream', 'node:stream'])
      expect(await homeOf(serverBuilds(store), await asking(name), remote)).toBe('host / page 1 in host')
    const other = await asking('react')
    expect(() => serverBuilds(store)(other)).toThrow(
      "The host's server build asks for 'react', which it should bring",
    )
  })
})

test.each([
  ['a host that renders nothing', () => putHost('2', 'exports.provided = {}'), 'renderPage'],
  ['a host that provides nothing', () => putHost('2', 'exports.renderPage = () => {}'), 'provided'],
])('%s is refused', async (_name, put, missing) => {
  const host = await put()
  expect(() => serverBuilds(store)(host)).toThrow(missing)
})

test.each([
  ['no pages', 'exports.other = {}'],
  ['a page without a head', 'exports.default = { Home: { Page() {} } }'],
  ['a page that is no component', 'exports.default = { Home: { Page: "x", head() {} } }'],
])('a remote with %s is refused', async (_name, text) => {
  const [host, remote] = [await putHost('1'), await putRemote('2', text)]
  await expect(homeOf(serverBuilds(store), host, remote)).rejects.toThrow('default')
})

describe('a build runs', () => {
  const counted = (mark: string) => `globalThis.runs = [...(globalThis.runs ?? []), '${mark}']`
  const runs = () => Reflect.get(globalThis, 'runs')
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'runs')
  })
  const host = (version: string) => putHost(version, hostBuild(`host ${version}`, counted(`host ${version}`)))
  const remote = (version: string) =>
    putRemote(version, remoteBuild(`page ${version}`, '', counted(`remote ${version}`)))

  test('once for each release, however many pages are rendered', async () => {
    const [h, r] = [await host('1'), await remote('1')]
    const buildsOf = serverBuilds(store)
    for (let i = 0; i < 3; i++) await homeOf(buildsOf, h, r)
    expect(runs()).toEqual(['host 1', 'remote 1'])
  })

  test('for another release of the remote: that alone', async () => {
    const h = await host('1')
    const buildsOf = serverBuilds(store)
    expect(await homeOf(buildsOf, h, await remote('1'))).toBe('host 1 / page 1 in host 1')
    expect(await homeOf(buildsOf, h, await remote('2'))).toBe('host 1 / page 2 in host 1')
    expect(runs()).toEqual(['host 1', 'remote 1', 'remote 2'])
  })

  test('for another release of the host: the remote again, which then has what that one brings', async () => {
    const r = await remote('1')
    const buildsOf = serverBuilds(store)
    await homeOf(buildsOf, await host('1'), r)
    expect(await homeOf(buildsOf, await host('2'), r)).toBe('host 2 / page 1 in host 2')
    expect(runs()).toEqual(['host 1', 'remote 1', 'host 2', 'remote 1'])
  })

  test('once for each of two releases that alternate, of the host and of the remote', async () => {
    const hosts = [await host('1'), await host('2')]
    const remotes = [await remote('1'), await remote('2')]
    const buildsOf = serverBuilds(store)
    for (let i = 0; i < 2; i++)
      for (const [h, one] of hosts.entries())
        for (const [r, other] of remotes.entries())
          expect(await homeOf(buildsOf, one, other)).toBe(`host ${h + 1} / page ${r + 1} in host ${h + 1}`)
    expect(runs()).toEqual(['host 1', 'remote 1', 'remote 2', 'host 2', 'remote 1', 'remote 2'])
    await homeOf(buildsOf, await host('3'), remotes[0] ?? (await remote('1')))
    await homeOf(buildsOf, hosts[0] ?? (await host('1')), remotes[0] ?? (await remote('1')))
    expect(runs().slice(6)).toEqual(['host 3', 'remote 1', 'host 1', 'remote 1'])
  })

  test('again when it failed', async () => {
    const [h, r] = [await host('1'), await remote('1')]
    const buildsOf = serverBuilds(store)
    const text = remoteBuild('page 1', '', counted('remote 1'))
    await writeFile(join(store, r.server.file), 'half')
    await expect(homeOf(buildsOf, h, r)).rejects.toThrow()
    await writeFile(join(store, r.server.file), text)
    expect(await homeOf(buildsOf, h, r)).toBe('host 1 / page 1 in host 1')
  })
})
