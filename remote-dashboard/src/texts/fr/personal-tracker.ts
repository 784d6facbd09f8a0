import type { Translation } from '@cadence/shared/i18n'
import type { PersonalTrackerTexts } from '../personal-tracker.ts'

export const personalTracker = {
  goals: 'Objectifs',
  tasks: 'Tâches faites',
  ofTasks: '{percent} % des tâches',
  time: 'Concentration',
  hours: '{hours} h {minutes}',
  minutes: '{minutes} min',
  mood: 'Humeur',
  low: 'Pas top',
  neutral: 'Neutre',
  good: 'Bien',
  great: 'Très bien',
  excellent: 'Excellent',
  noMood: 'Pas encore d’humeur notée',
  period: 'cette semaine',
} satisfies Translation<PersonalTrackerTexts>
