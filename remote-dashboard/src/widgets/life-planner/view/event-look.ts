import type { PlannerEvent } from '@cadence/shared/schemas'
import type { CSSProperties } from 'react'
import type { Entry } from '../../../records/records.ts'
import { subjectTone } from '../../../subjects/subject-tones.ts'
import { subjectWith } from '../../../subjects/subjects.ts'

/** The attributes that give an event its colour: that of its subject, else that of its kind. */
export function eventLook(
  { kind, exam, subject }: Pick<PlannerEvent, 'kind' | 'exam' | 'subject'>,
  subjects: readonly Entry<'subject'>[],
): { 'data-kind': string; style: CSSProperties } {
  const chosen = subjectWith(subjects, subject)
  const style = chosen ? ({ '--tone': subjectTone(chosen.data.colour) } as CSSProperties) : {}
  return { 'data-kind': exam ? 'exam' : kind, style }
}
