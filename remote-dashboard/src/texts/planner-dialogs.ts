import { count, params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  newEvent: 'Nouvel événement',
  editEvent: 'Modifier l’événement',
  title: 'Titre',
  titleHint: 'Cours, rendez-vous, pause…',
  wholeDay: 'Toute la journée',
  startDate: 'Date de début',
  startTime: 'Heure de début',
  endDate: 'Date de fin',
  endTime: 'Heure de fin',
  endFirst: 'La fin précède le début.',
  zoneNote: params('Aux heures de {zone}.'),
  kind: 'Type',
  course: 'Cours',
  work: 'Travail',
  rest: 'Repos',
  repeat: 'Répéter',
  never: 'Jamais',
  daily: 'Chaque jour',
  weekly: 'Chaque semaine',
  monthly: 'Chaque mois',
  asImported: 'Comme dans le calendrier importé',
  until: 'Jusqu’au',
  endless: 'Sans fin',
  location: 'Lieu',
  notes: 'Notes',
  save: 'Enregistrer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  saveFailed: 'L’événement n’a pas pu être enregistré.',

  moveScope: 'Déplacer un événement répété',
  editScope: 'Modifier un événement répété',
  deleteScope: 'Supprimer un événement répété',
  scopeHint: 'Que faut-il changer ?',
  one: 'Cet événement',
  all: 'Toute la série',
  deleted: params('« {name} » supprimé'),
  moved: params('{name} : {when}'),
  undo: 'Annuler',

  importTitle: 'Importer',
  importHint: 'Un fichier .ics de Google Agenda, d’Apple, d’Outlook ou de votre université.',
  chooseFile: 'Choisir un fichier',
  reading: 'Lecture…',
  noCalendar: 'Ce fichier n’est pas un calendrier iCalendar (.ics). Rien n’a changé.',
  tooBig: 'Ce calendrier est trop volumineux : 5 Mo au plus. Rien n’a changé.',
  tooMany: params('Un planning contient au plus {max} événements. Rien n’a changé.'),
  notRead: 'Le fichier n’a pas pu être lu. Rien n’a changé.',
  found: count({ one: '{count} événement', other: '{count} événements' }, 'fr'),
  foundSame: count({ one: '{found}, dont {count} déjà là', other: '{found}, dont {count} déjà là' }, 'fr'),
  updated: count({ one: '{count} sera mis à jour', other: '{count} seront mis à jour' }, 'fr'),
  called: count(
    { one: '{count} est annulé et sera retiré', other: '{count} sont annulés et seront retirés' },
    'fr',
  ),
  unreadable: count(
    {
      one: '{count} événement illisible est laissé de côté',
      other: '{count} événements illisibles sont laissés de côté',
    },
    'fr',
  ),
  others: count(
    {
      one: '{count} tâche ou autre entrée est laissée de côté',
      other: '{count} tâches ou autres entrées sont laissées de côté',
    },
    'fr',
  ),
  lostZones: count(
    {
      one: '{count} a un fuseau horaire inconnu : l’heure est gardée telle quelle',
      other: '{count} ont un fuseau horaire inconnu : l’heure est gardée telle quelle',
    },
    'fr',
  ),
  nothingNew: 'Rien de nouveau dans ce fichier.',
  doImport: 'Importer',
  imported: count({ one: '{count} événement importé', other: '{count} événements importés' }, 'fr'),
  exportTitle: 'Exporter',
  exportHint: 'Tous vos événements dans un fichier .ics, que les autres agendas savent lire.',
  exportNone: 'Vous n’avez pas encore d’événement à exporter.',
  doExport: 'Exporter en .ics',
  close: 'Fermer',
  fileName: 'planning-cadence',
}

/** Default texts of what is asked and said when the planner is changed: loaded with the first change. */
export type PlannerDialogTexts = typeof base
export const plannerDialogTexts = define('plannerDialogs', base)
