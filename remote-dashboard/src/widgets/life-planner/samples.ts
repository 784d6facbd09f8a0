/** An event of the sample week: day counted from the week's first, time as HH:mm. */
export interface SampleEvent {
  day: number
  time: string
  title: string
  kind: 'course' | 'work' | 'rest'
}

/** What a member sees in the present week before they have events of their own. */
export const sampleEvents: readonly SampleEvent[] = [
  { day: 0, time: '09:00', title: 'Algèbre', kind: 'course' },
  { day: 0, time: '14:00', title: 'Fiches de droit', kind: 'work' },
  { day: 1, time: '10:30', title: 'Piscine', kind: 'rest' },
  { day: 3, time: '08:30', title: 'TD d’anglais', kind: 'course' },
  { day: 3, time: '17:00', title: 'Mémoire', kind: 'work' },
  { day: 4, time: '13:00', title: 'Biologie', kind: 'course' },
  { day: 5, time: '16:00', title: 'Groupe de TP', kind: 'work' },
  { day: 6, time: '11:00', title: 'Statistiques', kind: 'course' },
  { day: 6, time: '18:30', title: 'Chorale', kind: 'rest' },
]
