import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  today: 'Aujourd’hui',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  week: 'Semaine',
  day: 'Jour',
  view: 'Affichage',
  pickDate: 'Choisir une date',
  add: 'Ajouter un événement',
  addOn: params('Ajouter un événement, {day}'),
  files: 'Importer ou exporter',
  hours: 'Heures du planning',
  emptyDay: 'Rien de prévu. Touchez une heure pour ajouter un événement.',
  emptyWeek: 'Semaine libre. Cliquez sur une heure, ou importez votre emploi du temps.',
  more: params('+ {count}'),
  moreOn: params('{count} de plus, {day}'),
  untitled: 'Sans titre',
  keys: 'Entrée : modifier · Maj + flèches : déplacer · Alt + haut ou bas : changer la durée · Suppr : supprimer',
  loadFailed: 'Cette partie n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.',

  algebra: 'Algèbre',
  law: 'Fiches de droit',
  pool: 'Piscine',
  language: 'TD d’anglais',
  thesis: 'Mémoire',
  biology: 'Biologie',
  group: 'Groupe de TP',
  statistics: 'Statistiques',
  choir: 'Chorale',
}

/** Default texts of the Life Planner as it is seen, and of the week that is its sample. */
export type PlannerTexts = typeof base
export const plannerTexts = define('planner', base)
