import type { Subject } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { useRecords } from '../records/use-records.ts'
import { subjectTone } from './subject-tones.ts'
import { subjectWith } from './subjects.ts'

const Tag = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.375rem;
  min-width: 0;
  max-width: 100%;
  & > i { flex: none; width: 0.5rem; height: 0.5rem; border-radius: 50%; background: var(--tone); }
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

/** The CSS property `--tone` of a subject's colour; without a subject the colour of quiet text. */
export const toneStyle = (subject: Pick<Subject, 'colour'> | null) =>
  ({ '--tone': subject ? subjectTone(subject.colour) : 'var(--muted)' }) as CSSProperties

/** A subject: a dot of its colour, and its name. Nothing where the subject is deleted. */
export function SubjectTag({ id }: { id: string | undefined }) {
  const subject = subjectWith(useRecords('subject'), id)
  if (!subject) return null
  return (
    <Tag data-subject={subject.id} style={toneStyle(subject.data)}>
      <i aria-hidden="true" />
      <span>{subject.data.name}</span>
    </Tag>
  )
}
