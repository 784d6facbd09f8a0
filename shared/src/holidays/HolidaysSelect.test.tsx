import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HolidaysSelect, NO_HOLIDAYS } from './HolidaysSelect.tsx'
import { frenchHolidaysTexts, type HolidaysTexts } from './holidays-select-texts.ts'

afterEach(cleanup)

const texts: HolidaysTexts = {
  ...frenchHolidaysTexts,
  academies: ({ names }) => frenchHolidaysTexts.academies.replace('{names}', names),
  until: ({ day }) => frenchHolidaysTexts.until.replace('{day}', day),
}

test.each([
  [NO_HOLIDAYS, /^Votre planning affiche/],
  ['C', /^Académies : Créteil, .*publiées jusqu’au 31 août 2027 \(source : Éducation nationale\)\.$/],
  ['alsace-moselle', /^Vacances scolaires publiées jusqu’au 31 août 2027/],
  ['RE', /^Vacances scolaires publiées jusqu’au 2 juillet 2027/],
  ['corse', /^Jours fériés seulement : le calendrier scolaire de ce territoire n’est pas encore disponible/],
  ['GP', /^Jours fériés seulement/],
])('of %j it says what the planner shows, and until when', (value, hint) => {
  render(<HolidaysSelect texts={texts} value={value} onChange={() => undefined} />)
  expect(screen.getByText(hint)).toBeTruthy()
})
