import type { Translation } from '@cadence/shared/i18n'
import type { MoodCheckTexts } from '../mood-check.ts'

export const moodCheck = {
  question: 'How are you today?',
  low: 'Not great',
  neutral: 'Okay',
  good: 'Good',
  great: 'Very good',
  excellent: 'Excellent',
  confirm: 'Confirm',
  noted: 'Noted: {mood}',
  notedShort: 'Noted',
  change: 'Change',
  cancel: 'Cancel',
  week: 'Mood of the week',
  ofDay: '{day}: {mood}',
  today: 'today, {day}',
  none: 'nothing noted',
  toCome: 'still to come',
} satisfies Translation<MoodCheckTexts>
