import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** The forms that a language chooses for four numbers. Each form of the catalogue starts with its own name. */
async function formsOf(language: 'default' | 'fr' | 'en' | 'es', tagOfDefault: 'fr' | 'en') {
  const { setLanguage, workspaceTexts } = await import('../i18n.ts')
  const forms = { one: 'one {count}', other: 'other {count}' } as const
  const load = async () => ({ default: { page: { days: forms } } })
  const define = workspaceTexts('a', { fr: load, en: load, es: load })
  const page = { days: forms } as const
  const texts = tagOfDefault === 'fr' ? define('page', { fr: page }) : define('page', { en: page })
  texts.show()
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

test('a text that a language leaves out is the default one, and is filled and counted like it', async () => {
  const { setLanguage, workspaceTexts } = await import('../i18n.ts')
  const days = { one: '{count} day', other: '{count} days' } as const
  const stated = { page: { title: 'Goals', level: 'Level {level}', days } } as const
  const load = async () => ({ default: stated })
  const texts = workspaceTexts('a', { fr: async () => ({ default: {} }), en: load, es: load })('page', {
    fr: {
      title: 'Objectifs',
      level: 'Niveau {level}',
      days: { one: '{count} jour', other: '{count} jours' },
    },
  })
  texts.show()
  await setLanguage('fr')
  const t = texts.get()
  expect([t.title, t.level({ level: 2 }), t.days({ count: 0 })]).toEqual(['Objectifs', 'Niveau 2', '0 jour'])
  await setLanguage('en')
  expect([texts.get().title, texts.get().level({ level: 2 })]).toEqual(['Goals', 'Level 2'])
})
