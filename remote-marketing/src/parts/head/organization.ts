import type { JsonLd, PageAddress } from '@cadence/shared/contract'
import { type Fact, site } from '@cadence/shared/site'

/** A fact that the publisher has given; nothing for one that is still missing. */
const given = (name: string, fact: Fact): Record<string, string> =>
  typeof fact === 'string' ? { [name]: fact } : {}

const idOf = (origin: string) => `${origin}/#organization`

/** The publisher, as far as the facts of the site go: what is missing is left out, not made up. */
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

/** The publisher where another item names it. */
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
