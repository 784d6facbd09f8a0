import { expect, test } from 'vitest'
import { pageHeadSchema } from './head.ts'

const head = {
  description: 'Ce que la page dit.',
  picture: { file: 'og/help-center.png', alt: 'Le titre de la page' },
  jsonLd: [{ '@type': 'FAQPage', mainEntity: [{ position: 1, name: null }] }],
}

test('a head is a description, a picture and structured data', () => {
  expect(pageHeadSchema.parse(head)).toEqual(head)
  const { picture: _, ...bare } = head
  expect(pageHeadSchema.parse(bare)).toEqual(bare)
})

test.each([
  { description: '' },
  { description: 'a'.repeat(321) },
  { description: undefined },
  { picture: { file: '../other/1/og/home.png', alt: 'x' } },
  { picture: { file: '/og/home.png', alt: 'x' } },
  { picture: { file: 'https://elsewhere.example/x.png', alt: 'x' } },
  { picture: { file: 'og/home.svg', alt: 'x' } },
  { picture: { file: 'og/home.png', alt: '' } },
  { jsonLd: undefined },
  { jsonLd: ['FAQPage'] },
  { jsonLd: [{ amount: 1n }] },
  { jsonLd: [{ when: new Date(0) }] },
  { jsonLd: Array.from({ length: 33 }, () => ({})) },
])('a head with %o is refused', (change) => {
  expect(pageHeadSchema.safeParse({ ...head, ...change }).success).toBe(false)
})
