import {
  type HeadOf,
  type JsonLd,
  type PageHead,
  type PageModule,
  pageModulePath,
  pagesOf,
} from '@cadence/shared/contract'
import { pageHeadSchema } from '@cadence/shared/contract/head'
import { paths } from '@cadence/shared/router'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { head as helpCenterHead } from './pages/help-center/head.ts'
import { helpNames } from './pages/help-center/help-places.ts'
import { renderPage } from './parts/render.test-kit.tsx'

const origin = 'https://cadence.example'
const url = `${origin}/some-page`

const names = pagesOf('marketing')
const folderOf = (name: string) => pageModulePath(name).split('/').at(-2) ?? ''

async function headOf(name: string): Promise<PageHead> {
  const { head } = (await import(`./pages/${folderOf(name)}/head.ts`)) as { head: HeadOf }
  return head({ origin, url })
}

/** The items of one type that a head has. */
function items(head: PageHead, type: string): JsonLd[] {
  return head.jsonLd.filter((item) => item['@type'] === type)
}

async function draw(name: string) {
  const module: PageModule = await import(`./pages/${folderOf(name)}/${name}.tsx`)
  return renderPage(module.default)
}

/** The questions that a page shows, open and closed ones. */
function disclosures(root: Element) {
  return [...root.querySelectorAll('details')].map((item) => ({
    '@type': 'Question',
    name: item.querySelector('summary')?.textContent,
    acceptedAnswer: { '@type': 'Answer', text: item.querySelector('p')?.textContent },
  }))
}

test.each(names)('%s has a head that crosses the contract, the same each time', async (name) => {
  const head = await headOf(name)
  expect(pageHeadSchema.parse(structuredClone(head))).toEqual(head)
  expect(await headOf(name)).toEqual(head)
})

test.each(names)('%s is described in 120 to 155 characters, set as French is printed', async (name) => {
  const { description, picture } = await headOf(name)
  expect(description.length).toBeGreaterThanOrEqual(120)
  expect(description.length).toBeLessThanOrEqual(155)
  expect(description).toMatch(/\.$/)
  for (const text of [description, picture?.alt ?? '']) {
    expect(text).not.toMatch(/["']|(?<!\u202f)[;!?»]|(?<![\u202f\d]):|\d (?=\d{3}|%)/)
  }
})

test('no two descriptions are alike', async () => {
  const all = await Promise.all(names.map(async (name) => (await headOf(name)).description))
  expect(new Set(all).size).toBe(names.length)
})

test.each(names)('%s has a picture of its own, described by its title first', async (name) => {
  const { picture } = await headOf(name)
  const { getByRole } = await draw(name)
  const title = getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ')
  expect(picture?.file).toBe(`og/${folderOf(name)}.png`)
  expect(picture?.alt).toMatch(new RegExp(`^${title?.replace(/\.$/, '')}\\. (À côté|Au-dessus), `))
})

test.each(names.filter((name) => name !== 'Home'))('the trail to %s ends with its heading', async (name) => {
  const [trail] = items(await headOf(name), 'BreadcrumbList')
  const { getByRole } = await draw(name)
  const title = getByRole('heading', { level: 1 }).textContent
  const crumbs = trail?.itemListElement as { position: number; name: string; item: string }[]
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, i) => i + 1))
  expect(crumbs[0]).toMatchObject({ name: 'Accueil', item: `${origin}/` })
  expect(crumbs.at(-1)).toMatchObject({ name: title, item: url })
})

test('the landing page’s eight questions and answers are those that it shows', async () => {
  const [faq] = items(await headOf('Home'), 'FAQPage')
  const shown = disclosures((await draw('Home')).container)
  expect(shown).toHaveLength(8)
  expect(faq?.mainEntity).toEqual(shown)
})

test('the help center’s four questions and answers are those that it shows', async () => {
  const [faq] = items(await headOf('HelpCenter'), 'FAQPage')
  const heading = (await draw('HelpCenter')).getByRole('heading', { name: 'Questions fréquentes' })
  const shown = disclosures(heading.closest('section') as HTMLElement)
  expect(shown).toHaveLength(4)
  expect(faq?.mainEntity).toEqual(shown)
})

const below = helpNames.map((name) => `${paths.helpCenter}/${name}`)

test('the head of the help center names every address below it, once', async () => {
  const { below: names = [] } = await headOf('HelpCenter')
  expect(names.map((name) => `${paths.helpCenter}/${name}`)).toEqual(below)
  expect(new Set(names).size).toBe(89)
})

test('every address below the help center has a head of its own: title, description, trail', () => {
  const heads = below.map((path) => helpCenterHead({ origin, url: origin + path }))
  for (const [at, head] of heads.entries()) {
    expect(pageHeadSchema.parse(structuredClone(head))).toEqual(head)
    expect(head.description, below[at]).not.toMatch(/["'[\]{}]|(?<!\u202f)[;!?»]|(?<![\u202f\d]):/)
    expect(head.description.length, below[at]).toBeLessThanOrEqual(180)
    const [trail] = items(head, 'BreadcrumbList')
    expect(trail?.itemListElement).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Centre d’aide', item: `${origin}/help-center` }),
        expect.objectContaining({ name: head.title, item: origin + below[at] }),
      ]),
    )
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(89)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(89)
})

test('the community’s events are those that it shows, with the offset of Paris', async () => {
  const found = items(await headOf('Community'), 'Event')
  const { getAllByText } = await draw('Community')
  const shown = getAllByText(/^(Webinaire|Q&A\/AMA)$/).map((type) => {
    const card = within(type.closest('li') as HTMLElement)
    const time = type.closest('li')?.querySelector('time')
    return {
      name: card.getByRole('heading').textContent,
      description: type.closest('li')?.querySelector('p')?.textContent,
      startDate: time?.dateTime,
    }
  })
  expect(shown).toHaveLength(4)
  expect(found).toEqual(shown.map((event) => expect.objectContaining(event)))
  for (const event of found) {
    expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d\+01:00$/)
    expect(event).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${origin}/join-discord` },
      organizer: { '@type': 'Organization', name: 'Cadence', url: `${origin}/` },
    })
  }
})

test('only the landing page speaks for the publisher and the whole site', async () => {
  for (const name of names) {
    const head = await headOf(name)
    const count = name === 'Home' ? 1 : 0
    expect(items(head, 'Organization'), name).toHaveLength(count)
    expect(items(head, 'WebSite'), name).toHaveLength(count)
  }
})
