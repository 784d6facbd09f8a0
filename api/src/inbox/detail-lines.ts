import type { DemoRequest } from '@cadence/shared/schemas'
import type { ThreadDetail } from '@cadence/shared/schemas/inbox'

const names: Readonly<Record<string, string>> = {
  phone: 'Téléphone',
  name: 'Pseudo Discord',
  profileLink: 'Profil',
  school: 'Établissement',
  role: 'Fonction',
  students: 'Élèves',
  page: 'Page',
  browser: 'Navigateur',
  size: 'Fenêtre',
  language: 'Langue',
  release: 'Versions',
}

const roles: Readonly<Record<DemoRequest['role'], string>> = {
  teaching: 'Enseignement',
  leadership: 'Direction',
  'student-life': 'Vie étudiante ou scolaire',
  it: 'Informatique',
  other: 'Autre',
}

const students: Readonly<Record<NonNullable<DemoRequest['students']>, string>> = {
  'under-100': 'Moins de 100',
  '100-499': '100 à 499',
  '500-1999': '500 à 1\u202f999',
  '2000-plus': '2\u202f000 et plus',
}

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = { role: roles, students }

/**
 * The other fields of a form in French, a line for each, as mails and spreadsheets show them to the team. A field that this
 * release does not know has its own words.
 */
export const detailLines = (details: readonly ThreadDetail[]): string[] =>
  details.map(({ name, value }) => `${names[name] ?? name}\u202f: ${choices[name]?.[value] ?? value}`)
