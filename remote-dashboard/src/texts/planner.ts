import { define } from './define.ts'

/** The Life Planner, and the week that is its sample. */
export const plannerTexts = define('planner', {
  fr: {
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
    addOn: 'Ajouter un événement, {day}',
    calendars: 'Calendriers',
    files: 'Importer ou exporter',
    hours: 'Heures du planning',
    emptyDay: 'Rien de prévu. Touchez une heure pour ajouter un événement.',
    emptyAgenda: 'Rien de prévu.',
    emptyWeek: 'Semaine libre. Cliquez sur une heure, ou importez votre emploi du temps.',
    more: '+\u202f{count}',
    moreOn: '{count} de plus, {day}',
    untitled: 'Sans titre',
    exam: 'Examen',
    keys: 'Entrée\u202f: modifier · Maj + flèches\u202f: déplacer · Alt + haut ou bas\u202f: changer la durée · Suppr\u202f: supprimer',
    loadFailed: 'Cette partie n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.',
    retry: 'Réessayer',
    calendarsFailed: 'Vos calendriers n’ont pas pu être affichés. Vérifiez la connexion, puis réessayez.',
    seriesFailed:
      'Les événements qui se répètent n’ont pas pu être affichés. Vérifiez la connexion, puis réessayez.',
    algebra: 'Algèbre',
    law: 'Fiches de droit',
    pool: 'Piscine',
    language: 'TD d’anglais',
    thesis: 'Mémoire',
    biology: 'Biologie',
    group: 'Groupe de TP',
    statistics: 'Statistiques',
    choir: 'Chorale',
  },
})
export type PlannerTexts = ReturnType<typeof plannerTexts.get>
