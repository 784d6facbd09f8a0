import { define } from './define.ts'

/** Daily Boost; its quotations are in `quotations/`. */
export const dailyBoostTexts = define('dailyBoost', {
  fr: {
    quoted: '«\u202f{text}\u202f»',
    another: 'Une autre',
    copy: 'Copier la citation',
    copied: 'Citation copiée',
    notCopied: 'La citation n’a pas pu être copiée.',
    // Shown where the quotations could not be loaded.
    spareText: 'Rien ne sert de courir\u202f; il faut partir à point.',
    spareAuthor: 'Jean de La Fontaine',
    spareWork: 'Fables, VI, 10, «\u202fLe Lièvre et la Tortue\u202f»',
    spareYear: '1668',
  },
})
export type DailyBoostTexts = ReturnType<typeof dailyBoostTexts.get>

/** Daily Focus. */
export const dailyFocusTexts = define('dailyFocus', {
  fr: {
    goals: 'Objectifs du jour',
    goal: 'Objectif {place}',
    hint: 'Ajouter un objectif',
    progress: '{done} sur {total}',
    allDone: 'Tout est fait. Bravo\u202f!',
    clear: 'Effacer «\u202f{text}\u202f»',
    cleared: 'Objectif effacé',
    undo: 'Annuler',
    offerYesterday: {
      one: 'Reprendre l’objectif d’hier\u202f?',
      other: 'Reprendre les objectifs d’hier\u202f?',
    },
    offerOf: {
      one: 'Reprendre l’objectif de {day}\u202f?',
      other: 'Reprendre les objectifs de {day}\u202f?',
    },
    take: 'Reprendre',
    takeAll: 'Tout reprendre',
    takeOne: 'Reprendre «\u202f{text}\u202f»',
    taken: { one: '{count} objectif repris', other: '{count} objectifs repris' },
    decline: 'Non merci',
    declined: 'Objectifs laissés de côté',
    // The goals of a member who has none yet.
    sample1: 'Relire le chapitre 4 de biologie',
    sample2: 'Rendre le plan du mémoire',
    sample3: 'Marcher vingt minutes',
  },
})
export type DailyFocusTexts = ReturnType<typeof dailyFocusTexts.get>

/** Mood Check. */
export const moodCheckTexts = define('moodCheck', {
  fr: {
    question: 'Comment ça va aujourd’hui\u202f?',
    low: 'Pas top',
    neutral: 'Neutre',
    good: 'Bien',
    great: 'Très bien',
    excellent: 'Excellent',
    confirm: 'Valider',
    noted: 'C’est noté\u202f: {mood}',
    notedShort: 'C’est noté',
    change: 'Modifier',
    cancel: 'Annuler',
    week: 'Humeur de la semaine',
    ofDay: '{day}\u202f: {mood}',
    today: 'aujourd’hui, {day}',
    none: 'rien de noté',
    toCome: 'à venir',
  },
})

/** The notes. */
export const notePadTexts = define('notePad', {
  fr: {
    create: 'Nouvelle note',
    emptyTitle: 'Aucune note',
    emptyHint: 'Une idée, une question pour le prochain cours\u202f: tout s’enregistre au fil de la frappe.',
    search: 'Rechercher dans les notes',
    noMatch: 'Aucune note ne correspond.',
    untitled: 'Note sans titre',
    open: 'Note ouverte',
    back: 'Toutes les notes',
    title: 'Titre',
    content: 'Texte de la note',
    contentHint: 'Écrire…',
    remove: 'Supprimer la note',
    removed: '«\u202f{note}\u202f» supprimée',
    undo: 'Annuler',
    saved: 'Enregistré',
    unsaved: 'Non enregistré',
    changedElsewhere: 'Modifiée ailleurs.',
    removedElsewhere: 'Supprimée ailleurs.',
    takeOver: 'Voir',
    close: 'Fermer',
    otherVersion: '{note} (autre version)',
    keptBoth: 'L’autre version est gardée\u202f: «\u202f{note}\u202f»',
    // The notes of a member who has none yet.
    oralTitle: 'Oral d’anglais',
    oralText: 'Commencer par la question, pas par le plan. Trois exemples, une minute chacun, puis ralentir.',
    ideasTitle: 'Idées de sujet',
    ideasText:
      'Le rythme du travail chez les copistes\u202f; pourquoi les villes se mettent à l’heure du train.',
    askTitle: 'À demander en TD',
    askText: 'La différence entre variance et écart type, avec un dessin.',
  },
})

/** The Personal Tracker. */
export const personalTrackerTexts = define('personalTracker', {
  en: {
    goals: 'Focus goals',
    tasks: 'Completed tasks',
    ofTasks: '{percent}% of tasks',
    time: 'Focus time',
    hours: '{hours}h {minutes}m',
    minutes: '{minutes}m',
    mood: 'Mood',
    excellent: 'Excellent',
    low: 'Not great',
    neutral: 'Okay',
    good: 'Good',
    great: 'Very good',
    noMood: 'No mood yet',
    period: 'this week',
    sessions: 'Focus sessions this week',
    sessionsBelow: 'focus sessions',
    sessionsOfDay: { one: '{day}: {count} session', other: '{day}: {count} sessions' },
  },
})
export type PersonalTrackerTexts = ReturnType<typeof personalTrackerTexts.get>

/** The to-do list. */
export const toDoListTexts = define('toDoList', {
  fr: {
    newTask: 'Nouvelle tâche',
    newTaskHint: 'Ajouter une tâche, puis Entrée',
    empty: 'Rien à faire pour l’instant.',
    options: 'Options de «\u202f{task}\u202f»',
    optionsHint: 'Glisser ou flèches\u202f: déplacer · Entrée\u202f: options',
    edit: 'Modifier',
    editing: 'Texte de la tâche',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    remove: 'Supprimer',
    stands: '{task}\u202f: {place} sur {total}',
    highest: '{task} est déjà en haut de la liste',
    lowest: '{task} est déjà en bas de la liste',
    added: { one: 'Tâche ajoutée', other: '{count} tâches ajoutées' },
    removed: '«\u202f{task}\u202f» supprimée',
    clearDone: 'Effacer les tâches terminées',
    cleared: { one: '{count} tâche effacée', other: '{count} tâches effacées' },
    undo: 'Annuler',
    // The tasks of a member who has none yet.
    sampleRoom: 'Réserver une salle de révision',
    sampleSheet: 'Ficher le cours de droit',
    sampleReply: 'Répondre à Inès pour le TP',
    sampleBooks: 'Rendre les livres à la BU',
  },
})

/** ZenFlow. */
export const zenFlowTexts = define('zenFlow', {
  en: {
    comingSoon: 'Coming soon',
  },
  fr: {
    promise: 'Respirer, relâcher, reprendre\u202f: des pauses guidées entre deux séances.',
  },
})

/** Fields with a greatest length. */
export const limitTexts = define('limits', {
  fr: {
    reached: '{max} caractères au plus.',
    tooLong: 'Le texte collé ne tient pas\u202f: il ferait {length} caractères, {max} au plus.',
  },
})
