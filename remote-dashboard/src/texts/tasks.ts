import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  title: 'Tools Library',
  target: params('Les outils s’ajoutent à « {name} ».'),
  targetDefault: 'Les outils s’ajoutent au tableau de bord par défaut.',
  tabs: 'Catégories d’outils',
  all: 'All Tools',
  new: 'New',
  popular: 'Most Popular',
  essential: 'Essential',
  focus: 'Focus & Productivity',
  planning: 'Organization & Planning',
  wellBeing: 'Well-Being & Mindset',
  analytics: 'Analytics & Self-Analysis',
  recent: 'Recently Added',
  favorites: 'Favorites',
  essentials: 'Essentials',
  premiumBadge: 'Premium',
  newBadge: 'New',
  add: 'Add',
  addNamed: params('Add {name}'),
  onDashboard: 'Déjà sur le tableau de bord',
  favourite: params('{name} en favori'),
  empty: 'No tools found for this category.',
  emptyFavourites: 'Touchez l’étoile d’un outil pour le retrouver ici.',
  showAll: 'Voir tous les outils',
  added: params('{widget} ajouté à « {name} »'),
  there: params('{widget} est déjà sur « {name} »'),
  thereDefault: params('{widget} est déjà sur le tableau de bord par défaut'),
  open: 'Ouvrir le tableau',
  addFailed: 'L’outil n’a pas pu être ajouté. Réessayez.',
}

/** Default texts of the tools library: stated in English; what the member is told is French. */
export type TasksTexts = typeof base
export const tasksTexts = define('tasks', base)
