import type { Translation } from '@cadence/shared/i18n'
import type { CommunityGoalsTexts } from '../community-goals.ts'

export const communityGoals = {
  title: 'Objectifs',
  loading: 'Chargement des objectifs',
  failed: 'Les objectifs n’ont pas pu être chargés.',
  offline: 'Pas de connexion\u202f: les objectifs se rempliront à son retour.',
  retry: 'Réessayer',
  community: 'Objectif de la communauté',
  level: 'Niveau {level}',
  communityReward: '10 x 1 mois à gagner',
  communityMissing: {
    one: 'Encore {count} filleul pour terminer ce niveau.',
    other: 'Encore {count} filleuls pour terminer ce niveau.',
  },
  individual: 'Objectif individuel',
  individualReward: '1 mois de Premium',
  individualCount: { one: '{count} filleul sur {target}', other: '{count} filleuls sur {target}' },
  yourCode: 'Votre code de parrainage',
  months: { one: '{count} mois de Cadence Premium gagné', other: '{count} mois de Cadence Premium gagnés' },
  ambassador: 'Niveau d’ambassadeur',
  noLevel: 'Pas encore de niveau',
  missing: {
    one: 'Encore {count} filleul jusqu’au niveau {level}.',
    other: 'Encore {count} filleuls jusqu’au niveau {level}.',
  },
  lastLevel: 'C’est le dernier niveau\u202f: merci d’avoir amené tant de monde.',
  range: '{range} filleuls',
  program: 'Ce que chaque niveau apporte',
  social: 'Objectifs sur les réseaux',
  tiktokText: 'Une vidéo courte\u202f: votre bureau, le minuteur lancé, 25 minutes en accéléré.',
  instagramText: 'Une photo ou une story\u202f: le tableau de bord qui vous aide à tenir cette semaine.',
  discordText: 'Une heure dans une salle de focus\u202f: on travaille ensemble, micro coupé.',
  discordJoin: 'Rejoindre le Discord',
} satisfies Translation<CommunityGoalsTexts>
