import { type PageModule, pageModulePath, pagesOf } from '@cadence/shared/contract'
import { type Path, paths } from '@cadence/shared/router'
import { expect, test } from 'vitest'
import { renderPage } from './parts/render.test-kit.tsx'

/** The stated headings. */
const titles: Readonly<Record<string, RegExp>> = {
  Home: /^Une chose à la fois, à votre cadence\.$/,
  Education: /^Éducation$/,
  Community: /^Communauté$/,
  Discover: /^Découvrir Cadence$/,
  AmbassadorProgram: /^Programme ambassadeur$/,
  JoinDiscord: /^Deviens Ambassadeur$/,
  LegalNotice: /^Mentions légales$/,
  PrivacyPolicy: /^Politique de confidentialité$/,
  Cgu: /^Conditions générales d’utilisation$/,
  HelpCenter: /^Centre d’aide$/,
}

const pages = pagesOf('marketing')

const load = async (page: string) => {
  const module: PageModule = await import(`./pages/${pageModulePath(page).split('/').at(-2)}/${page}.tsx`)
  return module.default
}

/** The release server answers with a page of its own there. */
const served = '/licences'
const known = new Set<Path | typeof served>([...Object.values(paths), served])

/** The path of the page that a link leads to, without query and hash; undefined for another site or a mail address. */
function pageOf(link: HTMLElement): string[] {
  const href = link.getAttribute('href') ?? ''
  return /^(https|mailto):/.test(href) ? [] : [href.replace(/#.+$/, '')]
}

/** Texts as they are drawn, one by one. */
function texts(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
  return found
}

/** What no French text may hold. A colon between two digits is a clock's. */
const faults = {
  'no narrow no-break space before ; : ! ? or »': /(?<!\u202f)[;!?»]|(?<![\u202f\d]):|:(?=\S)(?!\d)/,
  'no narrow no-break space after «': /«(?!\u202f)/,
  'straight quote or apostrophe': /["']/,
  'plain space inside a number or before %': /\d (?=\d{3}(?!\d)|%)/,
  'three dots for an ellipsis': /\.\.\./,
}

test.each(pages)('%s has one heading of the first level, and its name', async (name) => {
  const { getAllByRole } = renderPage(await load(name))
  const found = getAllByRole('heading', { level: 1 }).map((h) => h.textContent?.replaceAll('\u00a0', ' '))
  expect(found).toEqual([expect.stringMatching(titles[name] ?? /\S/)])
})

test.each(pages)('%s leads only to pages that exist', async (name) => {
  const { queryAllByRole } = renderPage(await load(name))
  for (const path of queryAllByRole('link', { hidden: true }).flatMap(pageOf)) expect(known).toContain(path)
})

test.each(pages)('%s is set as French is printed', async (name) => {
  const { container } = renderPage(await load(name))
  const all = texts(container)
  expect(all.length).toBeGreaterThan(1)
  for (const text of all) {
    for (const [fault, pattern] of Object.entries(faults)) {
      expect(pattern.test(text), `${fault}: ${text}`).toBe(false)
    }
  }
})
