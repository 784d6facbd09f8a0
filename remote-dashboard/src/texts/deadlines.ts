import { define } from './define.ts'

/** The views of the to-do list by due date, the priority of a task, and the deadlines in the planner. */
export const deadlineTexts = define('deadlines', {
  fr: {
    views: 'Tâches affichées',
    all: 'Tout',
    today: 'Aujourd’hui',
    week: 'Cette semaine',
    late: 'En retard',
    counted: { one: '{view}, {count} tâche', other: '{view}, {count} tâches' },
    noneToday: 'Rien à rendre aujourd’hui.',
    noneWeek: 'Rien à rendre cette semaine.',
    noneLate: 'Rien en retard. Bravo\u202f!',
    addedElsewhere: 'Tâche ajoutée, visible sous «\u202fTout\u202f»',
    priority: 'Priorité',
    high: 'Haute',
    medium: 'Moyenne',
    low: 'Basse',
    none: 'Aucune',
    highMark: 'Priorité haute',
    mediumMark: 'Priorité moyenne',
    lowMark: 'Priorité basse',
    noDue: 'Sans échéance',
    open: 'Échéance\u202f: {task}',
    more: { one: '+ {count} échéance', other: '+ {count} échéances' },
    moreOn: { one: '{count} échéance de plus, {day}', other: '{count} échéances de plus, {day}' },
    task: 'Tâche',
    text: 'Texte de la tâche',
    done: 'Terminée',
    close: 'Fermer',
    remove: 'Supprimer',
  },
})
