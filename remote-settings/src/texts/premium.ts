import { define } from './texts.ts'

const base = {
  title: 'Premium',
  offer: 'Cadence Premium',
  headline: 'Plus de place pour votre rythme',
  pitch:
    'Tous les outils, toutes les collections et un espace vraiment à vous. Cadence reste gratuit, et ce que vous y avez mis reste à vous.',
  upgrade: 'Upgrade Premium',
  included: 'Ce que Premium ajoutera',
  tools: 'Outils illimités',
  toolsHint: 'Autant d’outils que vous voulez sur chaque tableau.',
  collections: 'Collections illimitées',
  collectionsHint: 'Un tableau par matière, par projet, par humeur.',
  themes: 'Thèmes personnalisés',
  themesHint: 'Dix thèmes de plus, et vos propres couleurs.',
  icons: 'Icônes personnalisées',
  iconsHint: 'L’icône de l’application, à votre goût.',
  statistics: 'Statistiques détaillées',
  statisticsHint: 'Votre concentration et votre humeur, mois après mois.',
  sounds: 'Ambiances sonores',
  soundsHint: 'Pluie, café ou bibliothèque, le temps d’une session.',
  calendars: 'Agendas synchronisés',
  calendarsHint: 'Votre emploi du temps et Cadence, toujours d’accord.',
  support: 'Aide prioritaire',
  supportHint: 'Une réponse d’une vraie personne, avant tout le monde.',
  dialogTitle: 'Premium arrive bientôt',
  dialogText:
    'L’offre n’est pas encore ouverte, et rien ne vous est demandé aujourd’hui. Son ouverture sera annoncée ici même et dans vos notifications.',
  themesNow: 'En attendant, tous les thèmes peuvent déjà être essayés.',
  seeThemes: 'Essayer les thèmes',
  close: 'J’ai compris',
}

/** Default texts of the Premium promotion. */
export type PremiumTexts = typeof base
export const premiumTexts = define('premium', base)
