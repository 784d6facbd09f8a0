import type { DemoRole, StudentCount } from '@cadence/shared/schemas'
import { fr } from '../typography.ts'

/** What the API's roles are called. */
export const roleNames: Record<DemoRole, string> = {
  teaching: 'Enseignement',
  leadership: 'Direction',
  'student-life': 'Vie étudiante ou scolaire',
  it: 'Informatique',
  other: 'Autre',
}

/** What the API's ranges are called. */
export const studentCountNames: Record<StudentCount, string> = {
  'under-100': 'Moins de 100',
  '100-499': fr('100 à 499'),
  '500-1999': fr('500 à 1 999'),
  '2000-plus': fr('2 000 et plus'),
}
