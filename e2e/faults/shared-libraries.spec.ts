import type { Page } from '@playwright/test'
import { script } from '../support/faults/answers.ts'
import { expect, test } from '../support/faults/test.ts'
import { expectOneCopy } from '../support/identity.ts'
import { expectUnavailable } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'
import { forEachRemote } from './in-parallel.ts'
import { entryOf, expectPage, follow, sectionOf } from './remote-pages.ts'

test.describe.configure({ timeout: 180_000 })

/** Changes the entry. @throws when that changes nothing. */
const changed = (pattern: RegExp, by: string) => (entry: string) => {
  const result = entry.replaceAll(pattern, by)
  if (result === entry) throw new Error(`The entry holds no ${pattern}`)
  return result
}

/** An entry that was built against another version of React. */
const wantsReact = (range: string) =>
  changed(/(shareKey:"react(?:-dom)?(?:\/[^"]*)?",[^}]*?requiredVersion:)"[^"]*"/g, `$1"${range}"`)

/** An entry that takes a module which no host provides, in place of one that every page takes. */
const takesUnknown = changed(/shareKey:"@emotion\/styled"/g, 'shareKey:"@emotion/nowhere"')

/** How many copies of each shared module the page holds, and which part provides them. */
function copies(page: Page): Promise<{ request: string; versions: string[]; from: string[] }[]> {
  return page.evaluate(() => {
    type Scope = Record<string, Record<string, { from: string }>>
    interface Instance {
      name: string
      shareScopeMap: Record<string, Scope>
    }
    const { __INSTANCES__ } = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: Instance[] }
    const host = __INSTANCES__.find(({ name }) => name === 'cadence_host')
    return Object.entries(host?.shareScopeMap.default ?? {}).map(([request, versions]) => ({
      request,
      versions: Object.keys(versions),
      from: [...new Set(Object.values(versions).map(({ from }) => from))],
    }))
  })
}

async function expectOneOfEach(page: Page): Promise<void> {
  const all = await copies(page)
  expect(all.length).toBeGreaterThan(10)
  expect(all.filter(({ versions, from }) => versions.length !== 1 || from.join() !== 'cadence_host')).toEqual(
    [],
  )
}

test('a remote built with another patch of React takes the host’s: there is one', ({ open }) =>
  forEachRemote(async (place) => {
    const { page, inject, hits, watch } = await open(place)
    inject({ on: entryOf(place), answer: script(wantsReact('^19.0.0')), unchecked: true })
    await page.goto(place.path)
    await expectPage(page, place)
    expect(hits()).toBeGreaterThan(0)
    await expectOneOfEach(page)
    expect(watch.uncaught).toEqual([])
  }))

const misfits = [
  ['wants a React that the host does not have', wantsReact('^19.99.0')],
  ['wants another major version of React', wantsReact('^18.3.1')],
  ['takes a shared module that the host does not provide', takesUnknown],
] as const

for (const [what, change] of sample(misfits, 3)) {
  test(`a remote that ${what} is unavailable, alone`, ({ open }) =>
    forEachRemote(async (place) => {
      const { page, inject, hits, watch } = await open(place)
      inject({ on: entryOf(place), answer: script(change), unchecked: true })
      await page.goto(place.path)
      await expectUnavailable(page, sectionOf(place))
      expect(hits()).toBeGreaterThan(0)
      expect((await watch.reported()).map(({ message }) => message).join()).not.toContain('Invalid hook call')
      expect(watch.uncaught).toEqual([])
      await follow(page, place.neighbour)
      await expectPage(page, place.neighbour)
      await expectOneOfEach(page)
    }))
}

test('with every remote in one tab each shared module exists once, the auth store too', async ({ open }) => {
  const { page } = await open({ signedIn: true })
  await page.goto('/collection')
  await follow(page, { link: /^Settings$/ })
  await expectPage(page, { heading: /^Paramètres$/ })
  await expectOneCopy(page)
  await expectOneOfEach(page)
})
