import { define } from './define.ts'

/** The history's periods, charts and tables. */
export const historyTexts = define('history', {
  fr: {
    // The period.
    range: 'Période',
    week: '7\u00a0jours',
    month: '30\u00a0jours',
    semester: 'Semestre',
    term: '6\u00a0mois',
    year: '1\u00a0an',
    earlier: 'Période précédente',
    later: 'Période suivante',
    // Figures.
    hours: '{hours}\u00a0h\u00a0{minutes}',
    wholeHours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    days: { one: '{count}\u00a0jour', other: '{count}\u00a0jours' },
    before: '{value} sur la période d’avant',
    ofDay: '{day}\u202f: {value}',
    weekOf: 'Semaine du {day}',
    none: 'Aucune donnée',
    // Charts.
    study: 'Temps d’étude',
    studyOfDays: {
      one: '{total} en tout, sur {count}\u00a0jour',
      other: '{total} en tout, sur {count}\u00a0jours',
    },
    studyNone: 'Aucune séance sur cette période.',
    sessions: { one: '{count}\u00a0séance', other: '{count}\u00a0séances' },
    tasks: 'Tâches terminées',
    tasksDone: { one: '{count}\u00a0tâche terminée', other: '{count}\u00a0tâches terminées' },
    tasksNone: 'Aucune tâche terminée sur cette période.',
    mood: 'Humeur',
    noted: { one: '{count}\u00a0jour noté', other: '{count}\u00a0jours notés' },
    moodMean: {
      one: '{mood}, d’après {count}\u00a0jour noté',
      other: '{mood} en moyenne, sur {count}\u00a0jours notés',
    },
    moodNone: 'Aucune humeur notée sur cette période.',
    together: 'Humeur et étude',
    togetherHint: 'Temps d’étude moyen, selon l’humeur du jour. Un rapprochement, pas une explication.',
    togetherNone:
      'Notez votre humeur quelques jours\u202f: vous verrez ici comment elle accompagne vos heures d’étude.',
    meanOf: { one: '{mean} ({count}\u00a0jour)', other: '{mean} ({count}\u00a0jours)' },
    subjects: 'Par matière',
    subjectsHint: 'Choisissez une tâche d’une matière pour vos séances\u202f: leur temps se range ici.',
    noSubject: 'Sans matière',
    streak: 'Régularité',
    currentStreak: 'Série en cours',
    streakNow: { one: '{count}\u00a0jour de suite', other: '{count}\u00a0jours de suite' },
    streakNone: 'Pas de série en cours',
    longest: 'Record\u202f: {days}',
    streakOpen: 'Une séance ou une tâche aujourd’hui, et la série continue.',
    streakGrace: 'Hier était votre jour de répit. La série vous attend aujourd’hui.',
    streakDone: 'La journée d’aujourd’hui compte.',
    streakRule: 'Une séance ou une tâche terminée fait un jour. Un jour de répit ne rompt rien, deux si.',
    activeDays: {
      one: '{count}\u00a0jour actif sur {total}',
      other: '{count}\u00a0jours actifs sur {total}',
    },
    restDay: 'rien ce jour-là',
    less: 'moins',
    more: 'plus',
    // Tables.
    showTable: 'Voir le tableau',
    day: 'Jour',
    weekColumn: 'Semaine',
    value: 'Valeur',
    // A member without any record.
    emptyTitle: 'Votre histoire commence à la première séance',
    emptyText:
      'Lancez le minuteur, terminez une tâche ou notez votre humeur. Vos heures d’étude, vos séries et vos humeurs se dessineront ici, jour après jour.',
    emptyAction: 'Ouvrir le tableau de bord',
  },
})
export type HistoryTexts = ReturnType<typeof historyTexts.get>
