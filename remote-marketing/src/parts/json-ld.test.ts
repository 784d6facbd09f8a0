// @vitest-environment node
import { site } from '@cadence/shared/site'
import { expect, test } from 'vitest'
import { organization, organizer, webSite } from './json-ld.ts'

const address = { origin: 'https://cadence.example', url: 'https://cadence.example/' }
const missing = { toComplete: 'quelque chose' }

test('what the publisher has not given is left out', () => {
  const facts = {
    ...site,
    registeredOfficeAddress: missing,
    contactEmail: missing,
    vatNumber: missing,
    registrationNumber: missing,
  }
  expect(organization(address, facts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://cadence.example/#organization',
    name: 'Cadence',
    url: 'https://cadence.example/',
    parentOrganization: { '@type': 'Organization', name: 'Groupe Cadence' },
    address: { '@type': 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'FR' },
  })
})

test('what the publisher has given is told', () => {
  const facts = {
    ...site,
    registeredOfficeAddress: '1 rue de la Paix',
    contactEmail: 'bonjour@cadence.example',
    vatNumber: 'FR00000000000',
    registrationNumber: '000 000 000 RCS Lyon',
  }
  expect(organization(address, facts)).toMatchObject({
    address: { streetAddress: '1 rue de la Paix' },
    email: 'bonjour@cadence.example',
    vatID: 'FR00000000000',
    identifier: { '@type': 'PropertyValue', value: '000 000 000 RCS Lyon' },
  })
})

test('nothing of a missing fact is ever said', () => {
  expect(JSON.stringify(organization(address))).not.toMatch(/toComplete|compléter/)
})

test('the site and its events name the same publisher', () => {
  const id = organization(address)['@id']
  expect(webSite(address)).toMatchObject({ name: 'Cadence', inLanguage: 'fr', publisher: { '@id': id } })
  expect(organizer(address)['@id']).toBe(id)
})
