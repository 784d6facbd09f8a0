import type { Translation } from '@cadence/shared/i18n'
import type { PersonalTrackerTexts } from '../personal-tracker.ts'

export const personalTracker = {
  goals: 'Objetivos',
  tasks: 'Tareas hechas',
  ofTasks: '{percent} % de las tareas',
  time: 'Concentración',
  hours: '{hours} h {minutes} min',
  minutes: '{minutes} min',
  mood: 'Ánimo',
  low: 'Regular',
  neutral: 'Normal',
  good: 'Bien',
  great: 'Muy bien',
  excellent: 'Genial',
  noMood: 'Aún sin ánimo anotado',
  period: 'esta semana',
} satisfies Translation<PersonalTrackerTexts>
