import type { Translation } from '@cadence/shared/i18n'
import type { MoodCheckTexts } from '../mood-check.ts'

export const moodCheck = {
  question: 'Comment ça va aujourd’hui ?',
  low: 'Pas top',
  neutral: 'Neutre',
  good: 'Bien',
  great: 'Très bien',
  excellent: 'Excellent',
  confirm: 'Valider',
  noted: 'C’est noté : {mood}',
  notedShort: 'C’est noté',
  change: 'Modifier',
  cancel: 'Annuler',
  week: 'Humeur de la semaine',
  ofDay: '{day} : {mood}',
  today: 'aujourd’hui, {day}',
  none: 'rien de noté',
  toCome: 'à venir',
} satisfies Translation<MoodCheckTexts>
