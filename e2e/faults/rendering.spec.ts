import { SERVER_BUILD } from '@cadence/releases/build-facts'
import { folderStore } from '@cadence/releases/store/folder/folder-store'
import { rollBack } from '@cadence/releases/store/roll-back'
import {
  type Edit,
  publishHostVariant,
  publishVariant,
  releaseServerPerTest,
} from '../support/faults/releases.ts'
import { expect, test } from '../support/faults/test.ts'
import { expectAlive } from '../support/page-alive.ts'
import { sample } from '../support/sample.ts'
import { expectPage, linkedPlaces } from './remote-pages.ts'

const releases = releaseServerPerTest()

test.describe.configure({ timeout: 60_000 })

const [home] = linkedPlaces
if (!home) throw new Error('There is no place')

/** The HTML of the landing page, as a crawler gets it. */
async function html(): Promise<string> {
  const response = await fetch(releases().url)
  expect(response.status).toBe(200)
  return response.text()
}

/** Changes the server build alone. */
const onServer =
  (change: (text: string) => string): Edit =>
  (file, text) =>
    file === SERVER_BUILD ? change(text) : text

const breakages: [string, Edit][] = [
  ['throws', onServer((text) => `${text}\nthrow new Error('broken on the server')`)],
  ['asks for what nobody provides', onServer((text) => `require('@cadence/shared/nothing');${text}`)],
  ['never ends', onServer((text) => `${text}\nmodule.exports.default.Home.Page = () => { for (;;) {} }`)],
  ['has no page', onServer(() => 'module.exports = {}')],
]

for (const [what, breakIt] of sample(breakages, 4)) {
  test(`a server build that ${what}: the plain shell is served, and the browser makes the page`, async ({
    open,
  }) => {
    await publishVariant(releases().store, 'marketing', 'v2', breakIt)
    const text = await html()
    expect(text).toContain('<div id="root"></div>')
    expect(text).toContain('<link rel="canonical"')
    expect(text).not.toContain('noindex')
    const { page, watch } = await open({ url: releases().url })
    await page.goto('/')
    await expectPage(page, home)
    await expectAlive(page)
    expect(await watch.reported()).toEqual([])
    expect(watch.uncaught).toEqual([])
  })
}

test('a release of the remote or of the host alone changes the HTML at once, and so does going back', async ({
  open,
}) => {
  const { store, url } = releases()
  const words = (name: string) => `words of the ${name}`
  const badge = 'Version 1.0 Disponible'
  const skip = 'Aller au contenu'
  const says = (from: string, to: string) => onServer((text) => text.replaceAll(from, to))
  // On a busy machine the first visitor gets the plain shell before the render process has started.
  await expect.poll(html).toContain(badge)

  await publishVariant(store, 'marketing', 'v2', (file, text) =>
    file.endsWith('js') ? text.replaceAll(badge, words('remote')) : text,
  )
  await expect.poll(html).toContain(words('remote'))
  expect(await html()).toContain(skip)
  const { page, watch } = await open({ url })
  await page.goto('/')
  await expect(page.getByText(words('remote'))).toBeVisible()
  await expectPage(page, home)
  expect(await watch.reported()).toEqual([])

  await publishHostVariant(store, 'v2', says(skip, words('host')))
  await expect.poll(html).toContain(words('host'))
  expect(await html()).toContain(words('remote'))

  await rollBack(folderStore(store), 'marketing')
  await expect.poll(html).toContain(badge)
  expect(await html()).toContain(words('host'))
})
