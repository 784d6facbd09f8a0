import { expect, test } from 'vitest'
import en from '../../texts/en.ts'
import es from '../../texts/es.ts'
import fr from '../../texts/fr.ts'
import { libraryTexts } from '../../texts/tasks.ts'
import { shorten } from './ToolCard.tsx'
import { toolLibrary } from './tool-library.ts'

test('68 characters stay as they are, and the 69th becomes an ellipsis', () => {
  expect(shorten('a'.repeat(68))).toBe('a'.repeat(68))
  expect(shorten('a'.repeat(69))).toBe(`${'a'.repeat(68)}…`)
})

test('a character of two code units is not cut in two', () => {
  expect(shorten(`${'a'.repeat(67)}😀b`)).toBe(`${'a'.repeat(67)}😀…`)
})

test.each([
  ['default', libraryTexts.get()],
  ['fr', { ...libraryTexts.get(), ...fr.library }],
  ['en', { ...libraryTexts.get(), ...en.library }],
  ['es', { ...libraryTexts.get(), ...es.library }],
])('hardly any description is shortened, and none of them after a space: %s', (_language, t) => {
  const cut = toolLibrary.map(({ name }) => shorten(t[`${name}Text`])).filter((text) => text.endsWith('…'))
  expect(cut.length).toBeLessThan(2)
  for (const text of cut) expect(text).toMatch(/\S…$/)
})
