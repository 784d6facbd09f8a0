import type { JsonLd, PageAddress } from '@cadence/shared/contract'
import { type Path, paths } from '@cadence/shared/router'
import { type Fact, site } from '@cadence/shared/site'

/** The questions of a page and their answers, word for word as the page shows them. */
export function faqPage(questions: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A page on the way to another one. */
interface Crumb {
  name: string
  path: Path | `${Path}/${string}`
}

/**
 * The way from the landing page to this one.
 * @param name the page's own, as its heading has it. @param between pages on the way, after the landing page.
 */
export function breadcrumbs(
  { origin, url }: PageAddress,
  name: string,
  between: readonly Crumb[] = [],
): JsonLd {
  const trail = [
    { name: 'Accueil', item: `${origin}${paths.home}` },
    ...between.map((crumb) => ({ name: crumb.name, item: `${origin}${crumb.path}` })),
    { name, item: url },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
  }
}

/** A fact that the publisher has given; undefined for a missing one. */
const given = (name: string, fact: Fact): Record<string, string> =>
  typeof fact === 'string' ? { [name]: fact } : {}

const idOf = (origin: string) => `${origin}/#organization`

/** The publisher, from the facts of the site. It leaves out missing facts. */
export function organization(
  { origin }: PageAddress,
  facts: Readonly<Record<keyof typeof site, Fact>> = site,
): JsonLd {
  const { registrationNumber } = facts
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': idOf(origin),
    ...given('name', facts.publisher),
    url: `${origin}/`,
    parentOrganization: { '@type': 'Organization', ...given('name', facts.parentCompany) },
    address: {
      '@type': 'PostalAddress',
      ...given('streetAddress', facts.registeredOfficeAddress),
      ...given('addressLocality', facts.registeredOfficeCity),
      addressCountry: 'FR',
    },
    ...given('email', facts.contactEmail),
    ...given('vatID', facts.vatNumber),
    ...(typeof registrationNumber === 'string' && {
      identifier: { '@type': 'PropertyValue', propertyID: 'RCS', value: registrationNumber },
    }),
  }
}

/** The publisher as other items refer to it. */
export function organizer({ origin }: PageAddress) {
  return { '@type': 'Organization', '@id': idOf(origin), name: site.publisher, url: `${origin}/` }
}

/** The site as a whole, which gives search results their name. */
export function webSite({ origin }: PageAddress): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.product,
    url: `${origin}/`,
    inLanguage: 'fr',
    publisher: { '@id': idOf(origin) },
  }
}
