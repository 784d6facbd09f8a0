import { define } from './define.ts'

/** The tools library. */
export const tasksTexts = define('tasks', {
  en: {
    title: 'Tools Library',
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
    newBadge: 'New',
    add: 'Add',
    addNamed: 'Add {name}',
    empty: 'No tools found for this category.',
  },
  fr: {
    target: 'Les outils s’ajoutent à «\u202f{name}\u202f».',
    // The name of the dashboard that the first added tool makes.
    firstDashboard: 'Mon tableau de bord',
    targetDefault: 'Les outils s’ajoutent au tableau de bord par défaut.',
    targetMain: 'Les outils s’ajoutent à votre tableau principal.',
    tabs: 'Catégories d’outils',
    onBoard: 'Sur votre tableau',
    onBoardNamed: 'Sur votre tableau\u202f: voir {name}',
    favourite: '{name} en favori',
    emptyFavourites: 'Touchez l’étoile d’un outil pour le retrouver ici.',
    showAll: 'Voir tous les outils',
    added: '{widget} ajouté à «\u202f{name}\u202f»',
    open: 'Ouvrir le tableau',
    addFailed: 'L’outil n’a pas pu être ajouté. Réessayez.',
  },
  all: {
    premiumBadge: 'Premium',
  },
})
export type TasksTexts = ReturnType<typeof tasksTexts.get>

/** Titles of the library’s tools, as stated, and their descriptions. */
export const libraryTexts = define('library', {
  fr: {
    timerText: 'Vingt-cinq minutes sur une tâche, puis une pause\u202f: le bon rythme.',
    toDoListText: 'Les tâches du jour, dans l’ordre que vous choisissez.',
    quickNotesText: 'Une idée, une formule, une salle\u202f: notée avant qu’elle ne file.',
    calendarText:
      'Vos cours, vos révisions et vos rendez-vous, au jour ou à la semaine, avec import iCalendar.',
    zenText: 'Bientôt\u202f: des pauses guidées entre deux séances.',
    focusShieldText: 'Une séance en plein écran, qui compte vos sorties de l’onglet.',
    moodTrackText: 'Cinq visages, un choix par jour, une semaine qui se dessine.',
    dailyFocusText: 'Trois objectifs pour la journée, pas un de plus.',
    taskboardText: 'Les étapes d’un projet en colonnes, du premier brouillon au rendu.',
    toDefine: 'A définir',
    toDefineText: 'Cet outil n’est pas encore choisi\u202f: il ne peut pas être ajouté.',
  },
  en: {
    timer: 'Timer',
    toDoList: 'To-do-list',
    quickNotes: 'Quick Notes',
    calendar: 'Calendar',
    moodTrack: 'Mood Track',
    dailyFocus: 'Daily Focus',
    taskboard: 'Taskboard',
  },
  all: {
    zen: 'Zen',
    focusShield: 'Focus Shield',
  },
})
export type LibraryTexts = ReturnType<typeof libraryTexts.get>
