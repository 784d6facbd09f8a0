import type { Translation } from '@cadence/shared/i18n'
import type { MoodCheckTexts } from '../mood-check.ts'

export const moodCheck = {
  question: '¿Cómo estás hoy?',
  low: 'Regular',
  neutral: 'Normal',
  good: 'Bien',
  great: 'Muy bien',
  excellent: 'Genial',
  confirm: 'Confirmar',
  noted: 'Anotado: {mood}',
  notedShort: 'Anotado',
  change: 'Cambiar',
  cancel: 'Cancelar',
  week: 'Ánimo de la semana',
  ofDay: '{day}: {mood}',
  today: 'hoy, {day}',
  none: 'sin anotar',
  toCome: 'por llegar',
} satisfies Translation<MoodCheckTexts>
