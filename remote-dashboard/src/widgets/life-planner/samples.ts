import type { SampleTexts } from '../../texts/samples.ts'

/** An event of the sample week: day counted from the week's first, time as HH:mm, its title among the texts. */
export interface SampleEvent {
  day: number
  time: string
  sample: keyof SampleTexts
  kind: 'course' | 'work' | 'rest'
}

/** What a member sees in the present week before they have events of their own. */
export const sampleEvents: readonly SampleEvent[] = [
  { day: 0, time: '09:00', sample: 'algebra', kind: 'course' },
  { day: 0, time: '14:00', sample: 'law', kind: 'work' },
  { day: 1, time: '10:30', sample: 'pool', kind: 'rest' },
  { day: 3, time: '08:30', sample: 'language', kind: 'course' },
  { day: 3, time: '17:00', sample: 'thesis', kind: 'work' },
  { day: 4, time: '13:00', sample: 'biology', kind: 'course' },
  { day: 5, time: '16:00', sample: 'group', kind: 'work' },
  { day: 6, time: '11:00', sample: 'statistics', kind: 'course' },
  { day: 6, time: '18:30', sample: 'choir', kind: 'rest' },
]
