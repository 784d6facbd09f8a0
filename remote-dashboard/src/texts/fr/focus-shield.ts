import type { Translation } from '@cadence/shared/i18n'
import type { FocusShieldTexts } from '../focus-shield.ts'

export const focusShield = {
  over: 'La session est terminée',
  awake: 'L’écran reste allumé.',
  counts: 'Chaque sortie de l’onglet est comptée, aucun site n’est bloqué.',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  fullScreenRefused: 'Le navigateur a refusé le plein écran. La session continue.',
  neverLeft: 'Vous n’avez pas quitté l’onglet.',
  away: {
    one: 'Vous avez quitté l’onglet {count} fois, {time}.',
    other: 'Vous avez quitté l’onglet {count} fois, {time} en tout.',
  },
  awayShort: { one: '{count} sortie, {time}', other: '{count} sorties, {time}' },
  seconds: '{seconds} s',
  minutes: '{minutes} min',
} satisfies Translation<FocusShieldTexts>
