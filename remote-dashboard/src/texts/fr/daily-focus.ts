import type { Translation } from '@cadence/shared/i18n'
import type { DailyFocusTexts } from '../daily-focus.ts'

export const dailyFocus = {
  goals: 'Objectifs du jour',
  goal: 'Objectif {place}',
  hint: 'Ajouter un objectif',
  progress: '{done} sur {total}',
  allDone: 'Tout est fait. Bravo !',
  clear: 'Effacer « {text} »',
  cleared: 'Objectif effacé',
  undo: 'Annuler',
  offerYesterday: { one: 'Reprendre l’objectif d’hier ?', other: 'Reprendre les objectifs d’hier ?' },
  offerOf: { one: 'Reprendre l’objectif de {day} ?', other: 'Reprendre les objectifs de {day} ?' },
  take: 'Reprendre',
  takeAll: 'Tout reprendre',
  takeOne: 'Reprendre « {text} »',
  taken: { one: '{count} objectif repris', other: '{count} objectifs repris' },
  decline: 'Non merci',
  declined: 'Objectifs laissés de côté',

  sample1: 'Relire le chapitre 4 de biologie',
  sample2: 'Rendre le plan du mémoire',
  sample3: 'Marcher vingt minutes',
} satisfies Translation<DailyFocusTexts>
