import { define } from './define.ts'

/** The band below the greeting: what comes next, what matters today, and the session that runs. */
export const nowTexts = define('now', {
  fr: {
    band: 'En ce moment',
    // The event.
    during: 'Maintenant',
    until: 'jusqu’à {time}',
    starting: 'Tout de suite',
    inMinutes: 'Dans {minutes}\u00a0min',
    inHours: 'Dans {hours}\u00a0h',
    inHoursAndMinutes: 'Dans {hours}\u00a0h\u00a0{minutes}',
    tomorrow: 'Demain',
    allDay: 'Toute la journée',
    planner: 'Planning',
    freeMorning: 'Matinée libre',
    freeAfternoon: 'Après-midi libre',
    freeEvening: 'Soirée libre',
    freeNight: 'Rien de prévu demain',
    addEvent: 'Ajouter un événement',
    // The task that is due in its place.
    dueToday: 'Pour aujourd’hui',
    dueTomorrow: 'Pour demain',
    late: 'En retard',
    // What a new member reads there.
    samples: 'En pointillés, des exemples\u202f: ils s’effacent dès votre premier ajout.',
    // The goal or task.
    goalMorning: 'L’essentiel du jour',
    goalAfternoon: 'L’essentiel, maintenant',
    goalEvening: 'Encore une chose, ce soir',
    goalNight: 'Avant d’éteindre',
    task: 'Première tâche',
    after: 'Ensuite',
    tick: 'Marquer comme fait\u202f: {task}',
    ticked: '«\u202f{task}\u202f» est fait.',
    undo: 'Annuler',
    question: 'Qu’est-ce qui compte aujourd’hui\u202f?',
    questionHint: 'Une seule chose',
    noted: 'Objectif du jour\u202f: {goal}',
    done: 'Tout est fait',
    goalsDone: { one: 'L’objectif du jour est tenu.', other: 'Les {count} objectifs du jour sont tenus.' },
    // The session.
    startFor: '{start}\u202f: {task}',
    running: 'Séance en cours',
    paused: 'Séance en pause',
    ended: 'Séance terminée',
    skipPause: 'Passer la pause',
  },
})
export type NowTexts = ReturnType<typeof nowTexts.get>
