import { expect, expectTypeOf, test } from 'vitest'
import { workspaceTexts } from './workspace-texts.ts'

const fr = {
  page: {
    save: 'Enregistrer',
    edited: 'Modifié {time} par {name}',
    days: { one: 'un jour pour {name}', other: '{count} jours pour {name}' },
  },
} as const
const es = {
  page: {
    save: 'Guardar',
    edited: 'Editado {time} por {name}',
    days: { one: 'un día para {name}', other: '{count} días para {name}' },
    steps: { other: '{count} pasos' },
  },
} as const
const en = { page: { steps: { one: '{count} step', other: '{count} steps' } } } as const

const load =
  <Catalogue extends object>(catalogue: Catalogue) =>
  async () => ({ default: catalogue })
const all = { fr: load(fr), en: load(en), es: load(es) }

const page = {
  en: {
    save: 'Save',
    edited: 'Edited {time} by {name}',
    days: { one: '{count} day left for {name}', other: '{count} days left for {name}' },
  },
  fr: { steps: { one: 'un pas', other: '{count} pas' } },
  all: { product: 'Cadence' },
} as const

test('a language that lacks, misspells or adds a text fails the type check', () => {
  const define = workspaceTexts('types-test', all)
  const withFrench = <const Page extends object>(texts: Page) =>
    workspaceTexts('types-test', { ...all, fr: load({ page: texts }) })
  const { save: _, ...lacking } = fr.page

  // `tsc` is the test: each call below must be an error, or `@ts-expect-error` is one itself.
  // @ts-expect-error a text is missing whose default is in another language
  withFrench(lacking)('page', page)
  // @ts-expect-error one name too many
  withFrench({ ...fr.page, more: 'Plus' })('page', page)
  // @ts-expect-error a placeholder is misspelt
  withFrench({ ...fr.page, edited: 'Modifié {temps} par {name}' })('page', page)
  // @ts-expect-error the name is lost in one form
  withFrench({ ...fr.page, days: { one: 'un jour', other: '{count} jours pour {name}' } })('page', page)
  // @ts-expect-error the form for every other number is missing
  withFrench({ ...fr.page, steps: { one: 'un pas' } })('page', page)
  // @ts-expect-error a string where the default has forms
  withFrench({ ...fr.page, steps: '{count} pas' })('page', page)
  // @ts-expect-error no language states this subject, whose default is English
  define('other', { en: { title: 'Title' } })
  // @ts-expect-error a language is missing
  workspaceTexts('types-test', { fr: all.fr, en: all.en })

  // A text may be stated again in the language of its default, and a subject with names only needs no translation.
  withFrench({ ...fr.page, steps: { one: 'un pas', other: '{count} pas' }, product: 'Cadence' })('page', page)
  define('names', { all: { product: 'Cadence' } })
})

test('a text is read as a string, or called with the values of its placeholders', () => {
  const t = workspaceTexts('types-test', all)('page', page).get()
  expectTypeOf(t.save).toEqualTypeOf<string>()
  expectTypeOf(t.edited).parameter(0).toExtend<{ time: string | number; name: string | number }>()
  // @ts-expect-error a value is missing
  t.edited({ time: 'hier' })
  // @ts-expect-error the number is missing
  t.days({ name: 'Inès' })
  // @ts-expect-error no such text
  expect(t.title).toBeUndefined()
  expect(t.days({ count: 1, name: 'Inès' })).toBe('1 day left for Inès')
})
