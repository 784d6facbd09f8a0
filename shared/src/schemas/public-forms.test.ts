import { describe, expect, test } from 'vitest'
import {
  ambassadorApplicationSchema,
  demoRequestSchema,
  formDraftSchema,
  PROFILE_LINKS_MAX,
  profileLinkSchema,
  withoutBlanks,
} from './public-forms.ts'

const requestKey = '0123456789abcdef0123456789abcdef'
const person = { requestKey, lastName: ' Martin ', firstName: 'Léa', email: ' lea@exemple.fr ' }
const application = {
  ...person,
  phone: '06 12 34 56 78',
  name: 'lea.m',
  profileLinks: ['instagram.com/lea.m'],
  motivation: 'Parce que.',
}

describe('a profile link', () => {
  test.each([
    ['https://instagram.com/lea.m', 'https://instagram.com/lea.m'],
    ['http://example.org:8080/lea?a=b#c', 'http://example.org:8080/lea?a=b#c'],
    ['  instagram.com/lea.m  ', 'https://instagram.com/lea.m'],
    ['www.tiktok.com/@lea', 'https://www.tiktok.com/@lea'],
    ['//www.tiktok.com/@lea', 'https://www.tiktok.com/@lea'],
    ['https:instagram.com/lea', 'https://instagram.com/lea'],
    ['Instagram.com/Lea', 'https://instagram.com/Lea'],
    ['HTTP://Example.org', 'http://example.org'],
    ['léa.example/', 'https://léa.example/'],
    ['www.léa.example', 'https://www.léa.example'],
    ['youtube.com/@léa', 'https://youtube.com/@léa'],
    ['example.org:8080', 'https://example.org:8080'],
    ['example.org?lea#moi', 'https://example.org?lea#moi'],
  ])('%j becomes the address %j', (written, link) => {
    expect(profileLinkSchema.parse(written)).toBe(link)
    expect(profileLinkSchema.parse(link)).toBe(link)
  })

  test.each([
    '@lea',
    'lea',
    'lea.martin',
    'Instagram : @lea',
    'insta gram.com/lea',
    'lea@exemple.fr',
    'mailto:lea@exemple.fr',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://',
    'https://lea:secret@example.org',
    'https://127.0.0.1/lea',
    'localhost/lea',
  ])('%j is no address that leads to a site: it stays as it was written', (written) => {
    expect(profileLinkSchema.parse(`  ${written} `)).toBe(written)
  })

  test('a text that is too long is refused', () => {
    expect(profileLinkSchema.safeParse(`instagram.com/${'x'.repeat(500)}`).success).toBe(false)
  })

  test('an empty one is asked for, not called incomplete', () => {
    expect(profileLinkSchema.safeParse('  ').error?.issues[0]?.message).toBe('Le lien est nécessaire.')
  })
})

describe('an application', () => {
  test('passes trimmed', () => {
    expect(ambassadorApplicationSchema.parse(application)).toEqual({
      ...application,
      lastName: 'Martin',
      email: 'lea@exemple.fr',
      profileLinks: ['https://instagram.com/lea.m'],
    })
  })

  test.each(['lastName', 'firstName', 'email', 'phone', 'name', 'motivation'])('needs %s', (field) => {
    for (const value of [undefined, '', ' ', null, 7, {}]) {
      const { error } = ambassadorApplicationSchema.safeParse({ ...application, [field]: value })
      expect(error?.issues[0]).toMatchObject({
        path: [field],
        message: expect.stringMatching(/ nécessaire\.$/),
      })
    }
  })

  test('has one link at least and ten at most, each of them whole', () => {
    const withLinks = (profileLinks: unknown) =>
      ambassadorApplicationSchema.safeParse({ ...application, profileLinks })
    const many = (count: number) => Array.from({ length: count }, (_, i) => `example.org/${i}`)
    expect(withLinks([]).success).toBe(false)
    expect(withLinks(many(PROFILE_LINKS_MAX)).success).toBe(true)
    expect(withLinks(many(PROFILE_LINKS_MAX + 1)).success).toBe(false)
    expect(withLinks(['a.example', '']).error?.issues[0]?.path).toEqual(['profileLinks', 1])
  })

  test('takes any phone number, as nothing is asked of it', () => {
    for (const phone of ['+33 (0)6-12.34', '112', 'poste 12']) {
      expect(ambassadorApplicationSchema.safeParse({ ...application, phone }).success).toBe(true)
    }
  })
})

describe('a demo request', () => {
  const request = { ...person, school: 'Lycée Jean-Macé', role: 'teaching' }

  test('passes with and without what is optional', () => {
    expect(demoRequestSchema.safeParse(request).success).toBe(true)
    const whole = { ...request, students: '2000-plus', message: 'Mardi ?' }
    expect(demoRequestSchema.parse(whole)).toMatchObject({ students: '2000-plus', message: 'Mardi ?' })
  })

  test.each([
    ['role', '', 'La fonction est nécessaire.'],
    ['role', 'admin', 'La fonction est nécessaire.'],
    ['school', ' ', 'Le nom de l’établissement est nécessaire.'],
    ['email', 'marc', 'Cette adresse e-mail n’est pas valide.'],
    ['email', '', 'L’adresse e-mail est nécessaire.'],
    ['message', 'x'.repeat(2001), 'Le texte est trop long\u202f: 2000 caractères au plus.'],
  ])('%s %j: %s', (field, value, message) => {
    const { error } = demoRequestSchema.safeParse({ ...request, [field]: value })
    expect(error?.issues[0]).toMatchObject({ path: [field], message })
  })
})

test('a draft is a key and texts', () => {
  expect(formDraftSchema.safeParse({ requestKey, fields: { a: '', 'b.0': 'x' } }).success).toBe(true)
  for (const draft of [
    null,
    {},
    { requestKey },
    { requestKey: 'x', fields: {} },
    { requestKey, fields: { a: 1 } },
  ]) {
    expect(formDraftSchema.safeParse(draft).success).toBe(false)
  }
})

test('what is blank is left out', () => {
  expect(withoutBlanks({ a: 'x', b: ' ', c: '', d: ['', ''] })).toEqual({ a: 'x', d: ['', ''] })
})
