import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  question: 'Comment ça va aujourd’hui ?',
  low: 'Pas top',
  neutral: 'Neutre',
  good: 'Bien',
  great: 'Très bien',
  excellent: 'Excellent',
  confirm: 'Valider',
  noted: params('C’est noté : {mood}'),
  notedShort: 'C’est noté',
  change: 'Modifier',
  cancel: 'Annuler',
  week: 'Humeur de la semaine',
  ofDay: params('{day} : {mood}'),
  today: params('aujourd’hui, {day}'),
  none: 'rien de noté',
  toCome: 'à venir',
}

/** Default texts of Mood Check. */
export type MoodCheckTexts = typeof base
export const moodCheckTexts = define('moodCheck', base)
