import type { PlannerEvent } from '@cadence/shared/schemas'
import type { Entry } from '../../../records/records.ts'

/** An event for tests. */
export function planned(fields: Partial<PlannerEvent> = {}): PlannerEvent {
  return {
    uid: 'uid-1',
    title: 'Algèbre',
    start: '2026-11-24T09:00:00',
    end: '2026-11-24T10:30:00',
    timeZone: 'Europe/Paris',
    kind: 'course',
    ...fields,
  }
}

export const entry = (id: string, fields: Partial<PlannerEvent> = {}): Entry<'event'> => ({
  id,
  data: planned({ uid: id, ...fields }),
  updatedAt: '2026-11-20T10:00:00.000Z',
})
