import { SUBJECT_NAME_MAX, type SubjectColour, subjectColours } from '@cadence/shared/schemas'
import { type Entry, newId, ownRecords, putRecord } from '../records/records.ts'
import { searchable } from '../string-helpers.ts'

type Subjects = readonly Entry<'subject'>[]

const byName = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/** The subjects by name. Archived ones are left out. */
export function activeSubjects(subjects: Subjects): Entry<'subject'>[] {
  return subjects
    .filter(({ data }) => !data.archived)
    .toSorted((a, b) => byName.compare(a.data.name, b.data.name) || (a.id < b.id ? -1 : 1))
}

/** The archived subjects by name. */
export function archivedSubjects(subjects: Subjects): Entry<'subject'>[] {
  return subjects
    .filter(({ data }) => data.archived)
    .toSorted((a, b) => byName.compare(a.data.name, b.data.name))
}

/** A subject by its id, also an archived one. Null when there is none, or none with this id any more. */
export function subjectWith(subjects: Subjects, id: string | undefined): Entry<'subject'> | null {
  return (id !== undefined && subjects.find((subject) => subject.id === id)) || null
}

/** A name without what makes no difference between two names: spaces around it, capitals and accents. */
const plainName = (name: string) => searchable(name.trim().replace(/\s+/g, ' '))

/** The subject of a name, whatever its capitals and accents. */
export function subjectNamed(subjects: Subjects, name: string): Entry<'subject'> | null {
  const wanted = plainName(name)
  return subjects.find(({ data }) => plainName(data.name) === wanted) ?? null
}

/** The first colour that no active subject has, else the one that the fewest have. */
export function freeColour(subjects: Subjects): SubjectColour {
  const uses = (colour: SubjectColour) =>
    activeSubjects(subjects).filter(({ data }) => data.colour === colour).length
  return subjectColours.toSorted((a, b) => uses(a) - uses(b))[0] ?? subjectColours[0]
}

/** Why a name is refused. */
export type NameRefusal = 'empty' | 'tooLong' | 'taken'

/** Why a subject cannot have a name, or null. @param self the id of the subject itself. */
function nameRefusal(subjects: Subjects, name: string, self: string | null): NameRefusal | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'empty'
  if (trimmed.length > SUBJECT_NAME_MAX) return 'tooLong'
  const same = subjectNamed(subjects, trimmed)
  return same && same.id !== self ? 'taken' : null
}

/** Creates a subject of the signed-in member. @returns its id, or why the name is refused. */
export function createSubject(
  name: string,
  colour: SubjectColour,
): { id: string; refusal?: never } | { id?: never; refusal: NameRefusal } {
  const subjects = ownRecords('subject')
  const refusal = nameRefusal(subjects, name, null)
  if (refusal) return { refusal }
  const id = newId()
  putRecord('subject', id, { name: name.trim(), colour })
  return { id }
}

/** Changes the name or the colour of a subject. @returns why the name is refused, or null. */
export function changeSubject(
  id: string,
  change: { name?: string; colour?: SubjectColour },
): NameRefusal | null {
  const subjects = ownRecords('subject')
  const subject = subjectWith(subjects, id)
  if (!subject) return null
  const { data } = subject
  const name = change.name ?? data.name
  const refusal = nameRefusal(subjects, name, id)
  if (!refusal) putRecord('subject', id, { ...data, ...change, name: name.trim() })
  return refusal
}

/** Archives a subject, or restores it. Tasks and events keep an archived subject. */
export function archiveSubject(id: string, archived: boolean): void {
  const subject = subjectWith(ownRecords('subject'), id)
  if (!subject) return
  const { archived: _, ...data } = subject.data
  putRecord('subject', id, archived ? { ...data, archived } : data)
}
