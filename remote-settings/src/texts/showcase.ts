import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  title: 'Tableaux de bord de la communauté',
  intro: 'Des mises en page qui ont fait leurs preuves. Copiez-en une, elle est à vous.',
  exams: 'Semaine de partiels',
  examsText: 'Le planning en grand, le minuteur sous la main\u202f: on voit ce qui reste, on avance.',
  morning: 'Rituel du matin',
  morningText: 'Une phrase, une humeur, trois objectifs\u202f: dix minutes avant d’ouvrir le premier cours.',
  thesis: 'Mémoire, page après page',
  thesisText: 'Les notes d’abord, à côté une liste courte et un minuteur.',
  overview: 'Vue d’ensemble',
  overviewText: 'Toute la semaine d’un coup d’œil, du planning à l’humeur.',
  copy: 'Copier dans ma collection',
  copyNamed: params('Copier dans ma collection\u202f: {name}'),
  copied: params('«\u202f{name}\u202f» est dans votre collection.'),
  see: 'Voir',
  full: params(
    'Votre collection est pleine\u202f: {max} tableaux de bord. Supprimez-en un, puis copiez celui-ci.',
  ),
  offline: 'Pas de connexion. Réessayez dès qu’elle revient.',
  failed: 'Ce tableau de bord n’a pas pu être copié. Réessayez dans un instant.',
  // The names of the widgets, by id, as the dashboard shows them.
  name1: 'Personal Tracker',
  name2: 'Life Planner',
  name3: 'ZenFlow',
  name4: 'Focus Shield',
  name5: 'Mood Check',
  name6: 'Daily Focus',
  name7: 'Daily Boost',
  name8: 'Timer',
  name9: 'To-do List',
  name10: 'NotePad',
}

/** Default texts of the community’s dashboards. */
export type ShowcaseTexts = typeof base
export const showcaseTexts = define('showcase', base)
