import { define } from './texts.ts'

const base = {
  title: 'Community Hub',
  intro:
    'Le point de rencontre des membres de Cadence\u202f: les événements, les objectifs que l’on atteint ensemble et le parrainage.',
  launchTag: 'Événement de lancement',
  launchTitle: 'On révise mieux à plusieurs. Amenez quelqu’un.',
  launchText:
    'Quelqu’un vous a fait découvrir Cadence\u202f? Saisissez son code\u202f: il compte pour cette personne, et il fait avancer l’objectif de toute la communauté.',
  enterCode: 'enter a referral code',
  stepsTitle: 'Comment participer',
  step1: 'Demandez son code à la personne qui vous a parlé de Cadence.',
  step2: 'Saisissez-le ici\u202f: un seul code par compte, et il ne change plus.',
  step3: 'Partagez le vôtre avec celles et ceux qui révisent avec vous.',
  step4: 'Voyez l’objectif avancer à chaque filleul, et votre niveau avec lui.',
}

/** Default texts of the members’ meeting point. */
export type CommunityHubTexts = typeof base
export const communityHubTexts = define('communityHub', base)
