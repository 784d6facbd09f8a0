import { count, params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  goals: 'Objectifs du jour',
  goal: params('Objectif {place}'),
  hint: 'Ajouter un objectif',
  progress: params('{done} sur {total}'),
  allDone: 'Tout est fait. Bravo !',
  clear: params('Effacer « {text} »'),
  cleared: 'Objectif effacé',
  undo: 'Annuler',
  offerYesterday: count(
    { one: 'Reprendre l’objectif d’hier ?', other: 'Reprendre les objectifs d’hier ?' },
    'fr',
  ),
  offerOf: count(
    { one: 'Reprendre l’objectif de {day} ?', other: 'Reprendre les objectifs de {day} ?' },
    'fr',
  ),
  take: 'Reprendre',
  takeAll: 'Tout reprendre',
  takeOne: params('Reprendre « {text} »'),
  taken: count({ one: '{count} objectif repris', other: '{count} objectifs repris' }, 'fr'),
  decline: 'Non merci',
  declined: 'Objectifs laissés de côté',

  // What a member sees before they have a goal of their own.
  sample1: 'Relire le chapitre 4 de biologie',
  sample2: 'Rendre le plan du mémoire',
  sample3: 'Marcher vingt minutes',
}

/** Default texts of Daily Focus. */
export type DailyFocusTexts = typeof base
export const dailyFocusTexts = define('dailyFocus', base)
