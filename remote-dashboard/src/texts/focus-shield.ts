import { count, params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  over: 'La session est terminée',
  awake: 'L’écran reste allumé.',
  counts: 'Chaque sortie de l’onglet est comptée, aucun site n’est bloqué.',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  fullScreenRefused: 'Le navigateur a refusé le plein écran. La session continue.',
  neverLeft: 'Vous n’avez pas quitté l’onglet.',
  away: count(
    {
      one: 'Vous avez quitté l’onglet {count} fois, {time}.',
      other: 'Vous avez quitté l’onglet {count} fois, {time} en tout.',
    },
    'fr',
  ),
  awayShort: count({ one: '{count} sortie, {time}', other: '{count} sorties, {time}' }, 'fr'),
  seconds: params('{seconds} s'),
  minutes: params('{minutes} min'),
}

/** Default texts of Focus Shield. */
export type FocusShieldTexts = typeof base
export const focusShieldTexts = define('focusShield', base)
