import type { PageModule, PageRef } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { expect, test } from 'vitest'
import { helpNames, helpPath } from './pages/help-center/help-places.ts'
import { renderPage } from './parts/render.test-kit.tsx'

interface TestedPage {
  load: () => Promise<PageModule>
  /** The stated heading. */
  heading: RegExp
}

/** The imports are written out, so that the compiler finds a page of the product map that has no module. */
const tested: Record<Extract<PageRef, `marketing/${string}`>, TestedPage> = {
  'marketing/Home': {
    load: () => import('./pages/home/Home.tsx'),
    heading: /^Une chose à la fois, à votre cadence\.$/,
  },
  'marketing/Education': { load: () => import('./pages/education/Education.tsx'), heading: /^Éducation$/ },
  'marketing/Community': { load: () => import('./pages/community/Community.tsx'), heading: /^Communauté$/ },
  'marketing/Discover': {
    load: () => import('./pages/discover/Discover.tsx'),
    heading: /^Découvrir Cadence$/,
  },
  'marketing/AmbassadorProgram': {
    load: () => import('./pages/ambassador-program/AmbassadorProgram.tsx'),
    heading: /^Programme ambassadeur$/,
  },
  'marketing/JoinDiscord': {
    load: () => import('./pages/join-discord/JoinDiscord.tsx'),
    heading: /^Deviens Ambassadeur$/,
  },
  'marketing/LegalNotice': {
    load: () => import('./pages/legal-notice/LegalNotice.tsx'),
    heading: /^Mentions légales$/,
  },
  'marketing/PrivacyPolicy': {
    load: () => import('./pages/privacy-policy/PrivacyPolicy.tsx'),
    heading: /^Politique de confidentialité$/,
  },
  'marketing/Cgu': {
    load: () => import('./pages/cgu/Cgu.tsx'),
    heading: /^Conditions générales d’utilisation$/,
  },
  'marketing/HelpCenter': {
    load: () => import('./pages/help-center/HelpCenter.tsx'),
    heading: /^Centre d’aide$/,
  },
}

const pages = Object.entries(tested)

/** The release server answers with a page of its own there. */
const served = '/licences'
const known = new Set<string>([...Object.values(paths), ...helpNames.map(helpPath), served])

/** The path of the page that a link leads to, without query and hash; undefined for another site or a mail address. */
function pageOf(link: HTMLElement): string[] {
  const href = link.getAttribute('href') ?? ''
  return /^(https|mailto):/.test(href) ? [] : [href.replace(/#.+$/, '')]
}

/** The French texts as they are drawn, one by one. */
function texts(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement?.closest('[lang="en"]')) found.push(textContent ?? '')
  }
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

test.each(pages)('%s has one heading of the first level, and its name', async (_name, { load, heading }) => {
  const { getAllByRole } = renderPage((await load()).default)
  const found = getAllByRole('heading', { level: 1 }).map((h) => h.textContent?.replaceAll('\u00a0', ' '))
  expect(found).toEqual([expect.stringMatching(heading)])
})

test.each(pages)('%s leads only to pages that exist', async (_name, { load }) => {
  const { queryAllByRole } = renderPage((await load()).default)
  for (const path of queryAllByRole('link', { hidden: true }).flatMap(pageOf)) expect(known).toContain(path)
})

test.each(pages)('%s is set as French is printed', async (_name, { load }) => {
  const { container } = renderPage((await load()).default)
  const all = texts(container)
  expect(all.length).toBeGreaterThan(1)
  for (const text of all) {
    for (const [fault, pattern] of Object.entries(faults)) {
      expect(pattern.test(text), `${fault}: ${text}`).toBe(false)
    }
  }
})
