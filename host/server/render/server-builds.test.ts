import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@cadence/releases/store/builds.test-kit'
import { beforeEach, describe, expect, test } from 'vitest'
import { hostBuild, putBuild, remoteBuild } from './builds.test-kit.ts'
import type { BuildToRun } from './messages.ts'
import { loadBuilds } from './server-builds.ts'

let store = ''
beforeEach(async () => {
  store = await temporaryFolder()
})

const putHost = (version: string, text = hostBuild(`host ${version}`)) =>
  putBuild(store, `host/${version}`, text)
const putRemote = (version: string, text = remoteBuild(`page ${version}`)) =>
  putBuild(store, `remotes/marketing/${version}`, text)

const load = (host: BuildToRun, remote: BuildToRun) =>
  loadBuilds(store, { host: host.server, remote: remote.server })

/** The text of the home page of two builds. */
async function homeOf(host: BuildToRun, remote: BuildToRun) {
  const { renderPage, pages } = load(host, remote)
  if (!pages.Home) throw new Error('no page')
  return (await renderPage('/', pages.Home.Page)).html
}

test('a remote is given what the host brings', async () => {
  const [host, remote] = [await putHost('1'), await putRemote('1')]
  expect(await homeOf(host, remote)).toBe('host 1 / page 1 in host 1')
})

describe('a build that is not what was published is not run', () => {
  test('of the host', async () => {
    const [host, remote] = [await putHost('1'), await putRemote('1')]
    await writeFile(join(store, host.server.file), hostBuild('another'))
    expect(() => load(host, remote)).toThrow('/host/1/server.cjs is not the file that was published')
  })

  test('of a remote', async () => {
    const [host, remote] = [await putHost('1'), await putRemote('1')]
    await writeFile(join(store, remote.server.file), 'throw new Error("it ran")')
    await expect(homeOf(host, remote)).rejects.toThrow(
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
      await expect(homeOf(host, remote)).rejects.toThrow(`The host does not provide '${name}'`)
    },
  )

  test('the host gets what Node brings, and nothing else: it brings its packages itself', async () => {
    const asking = (name: string) => putHost(name, hostBuild('host', `require('${name}')`))
    const remote = await putRemote('1')
    for (const name of ['stream', 'node:stream'])
      expect(await homeOf(await asking(name), remote)).toBe('host / page 1 in host')
    const other = await asking('react')
    expect(() => load(other, remote)).toThrow(
      "The host's server build asks for 'react', which it should bring",
    )
  })
})

test.each([
  ['a host that renders nothing', () => putHost('2', 'exports.provided = {}'), 'renderPage'],
  ['a host that provides nothing', () => putHost('2', 'exports.renderPage = () => {}'), 'provided'],
])('%s is refused', async (_name, put, missing) => {
  const [host, remote] = [await put(), await putRemote('1')]
  expect(() => load(host, remote)).toThrow(missing)
})

test.each([
  ['no pages', 'exports.other = {}'],
  ['a page without a head', 'exports.default = { Home: { Page() {} } }'],
  ['a page that is no component', 'exports.default = { Home: { Page: "x", head() {} } }'],
])('a remote with %s is refused', async (_name, text) => {
  const [host, remote] = [await putHost('1'), await putRemote('2', text)]
  await expect(homeOf(host, remote)).rejects.toThrow('default')
})
