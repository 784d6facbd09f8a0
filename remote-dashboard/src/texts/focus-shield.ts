import { define } from './define.ts'

/** Focus Shield. They have a file of their own: every page of the app area tells the end of its session. */
export const focusShieldTexts = define('focusShield', {
  fr: {
    over: 'La séance est terminée',
    awake: 'L’écran reste allumé.',
    counts: 'Cadence compte vos sorties de l’onglet\u202f; aucun site n’est bloqué.',
    fullScreen: 'Plein écran',
    leaveFullScreen: 'Quitter le plein écran',
    neverLeft: 'Vous n’avez pas quitté l’onglet.',
    away: {
      one: 'Vous avez quitté l’onglet {count}\u202ffois, {time}.',
      other: 'Vous avez quitté l’onglet {count}\u202ffois, {time} en tout.',
    },
    awayShort: { one: '{count} sortie, {time}', other: '{count} sorties, {time}' },
  },
  all: {
    seconds: '{seconds}\u202fs',
    minutes: '{minutes}\u00a0min',
  },
})
export type FocusShieldTexts = ReturnType<typeof focusShieldTexts.get>
