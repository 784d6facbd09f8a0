import { expect, expectTypeOf, test } from 'vitest'
import { workspaceTexts } from './catalogues.ts'
import { count, params } from './transforms.ts'
import type { Translation } from './types.ts'

const page = {
  save: 'Save',
  edited: params('Edited {time} by {name}'),
  days: count({ one: '{count} day left for {name}', other: '{count} days left for {name}' }, 'en'),
  steps: count({ one: 'un pas', other: '{count} pas' }, 'fr'),
}
type Page = Translation<typeof page>

const whole = {
  save: 'Enregistrer',
  edited: 'Modifié {time} par {name}',
  days: { one: 'un jour pour {name}', other: '{count} jours pour {name}' },
  steps: { other: '{count} pas' },
} satisfies Page

const { save: _, ...lacking } = whole
const twisted = { ...whole, edited: 'Modifié {temps} par {name}' } as const

// `tsc` is the test: each line below must be an error, or `@ts-expect-error` is one itself.
// @ts-expect-error a name is missing
lacking satisfies Page
// @ts-expect-error one name too many
;({ ...whole, more: 'Plus' }) satisfies Page
// @ts-expect-error a placeholder is misspelt
twisted satisfies Page
// @ts-expect-error the name is lost in one form
;({ ...whole, days: { one: 'un jour', other: '{count} jours pour {name}' } }) satisfies Page
// @ts-expect-error the form for every other number is missing
;({ ...whole, steps: { one: 'un pas' } }) satisfies Page

interface Catalogue {
  page: typeof page
  other: { title: string }
}
const load = async () => ({ default: { page: whole, other: { title: 'Titre' } } })

test('what a translation lacks, misspells or has too much of fails the type check', () => {
  const all = { fr: load, en: load, es: load }
  const define = workspaceTexts<Catalogue>('types-test', all)
  // @ts-expect-error a subject is missing
  workspaceTexts<Catalogue>('types-test', { ...all, es: async () => ({ default: { page: whole } }) })
  // @ts-expect-error a language is missing
  workspaceTexts<Catalogue>('types-test', { fr: load, en: load })
  const t = define('page', page).get()
  expectTypeOf(t.edited).parameter(0).toExtend<{ time: string | number; name: string | number }>()
  // @ts-expect-error a value is missing
  t.edited({ time: 'hier' })
  // @ts-expect-error the number is missing
  t.days({ name: 'Inès' })
  // @ts-expect-error no such text
  expect(t.title).toBeUndefined()
  expect(t.days({ count: 1, name: 'Inès' })).toBe('1 day left for Inès')
})
