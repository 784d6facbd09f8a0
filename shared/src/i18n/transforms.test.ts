import { beforeEach, expect, test, vi } from 'vitest'

interface Catalogue {
  page: { days: (values: Readonly<{ count: number }>) => string }
}

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** 'no days', '1 day' as the language writes them, by a catalogue in which each form names itself. */
async function formsOf(language: 'default' | 'fr' | 'en' | 'es', tagOfDefault: 'fr' | 'en') {
  const { count, setLanguage, workspaceTexts } = await import('../i18n.ts')
  const forms = { one: 'one {count}', other: 'other {count}' }
  const load = async () => ({ default: { page: { days: forms } } })
  const define = workspaceTexts<Catalogue>('a', { fr: load, en: load, es: load })
  const texts = define('page', { days: count(forms, tagOfDefault) })
  await setLanguage(language)
  return [0, 1, 2, 1_000_000].map((number) => texts.get().days({ count: number }))
}

test.each([
  ['default', 'en', ['other 0', 'one 1', 'other 2', 'other 1000000']],
  ['default', 'fr', ['one 0', 'one 1', 'other 2', 'other 1000000']],
  ['fr', 'en', ['one 0', 'one 1', 'other 2', 'other 1000000']],
  ['en', 'fr', ['other 0', 'one 1', 'other 2', 'other 1000000']],
  ['es', 'fr', ['other 0', 'one 1', 'other 2', 'other 1000000']],
] as const)('counts by the rules of the language: %s, default text in %s', async (language, tag, texts) => {
  expect(await formsOf(language, tag)).toEqual(texts)
})
