import { define } from './texts.ts'

const base = {
  timer: 'Timer',
  timerText: 'Vingt-cinq minutes sur une seule tâche, puis une pause : un rythme qui tient jusqu’au soir.',
  toDoList: 'To-do-list',
  toDoListText: 'Les tâches du jour, dans l’ordre que vous choisissez.',
  quickNotes: 'Quick Notes',
  quickNotesText: 'Une idée, une formule, un numéro de salle : notez-les avant qu’ils ne filent.',
  calendar: 'Calendar',
  calendarText:
    'Vos cours, vos révisions et vos rendez-vous, au jour ou à la semaine, avec import iCalendar.',
  zen: 'Zen',
  zenText: 'Bientôt : des pauses guidées entre deux sessions.',
  focusShield: 'Focus Shield',
  focusShieldText: 'Une session en plein écran qui garde l’écran allumé et compte vos sorties de l’onglet.',
  moodTrack: 'Mood Track',
  moodTrackText: 'Cinq visages, un choix par jour, une semaine qui se dessine.',
  dailyFocus: 'Daily Focus',
  dailyFocusText: 'Trois objectifs pour la journée, pas un de plus.',
  taskboard: 'Taskboard',
  taskboardText: 'Chaque projet, découpé en tâches à cocher et à réordonner, dans la To-do List du tableau.',
  toDefine: 'A définir',
  toDefineText: 'Cet outil n’est pas encore choisi : il ne peut pas être ajouté.',
}

/** Default titles (as stated) and descriptions of the library's tools. */
export type LibraryTexts = typeof base
export const libraryTexts = define('library', base)
