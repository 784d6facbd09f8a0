import { define } from './texts.ts'

const base = {
  // The names of the widgets, by id.
  name1: 'Personal Tracker',
  name2: 'Life Planner',
  name3: 'ZenFlow',
  name4: 'Focus Shield',
  name5: 'Mood Check',
  name6: 'Daily Focus',
  name7: 'Daily Boost',
  name8: 'Timer',
  name9: 'To-do List',
  name10: 'NotePad',
  sample: 'Exemple',
  sampleShort: 'Ex.',

  // The button of a countdown, by its phase.
  ready: 'Start',
  running: 'Pause',
  paused: 'Start',
  over: 'Restart',
  timerOver: 'Le temps est écoulé',
  timerHint: 'Vingt-cinq minutes, une seule chose à la fois.',
  shieldOver: 'La session est terminée',
  shieldHint: 'Une session, sans rien d’autre.',

  thisWeek: 'Cette semaine',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',

  newTask: 'Nouvelle tâche',
  newTaskHint: 'Ajouter une tâche, puis Entrée',

  trackerGoals: 'Focus goals',
  trackerTasks: 'Completed tasks',
  trackerShare: '45% of tasks',
  trackerTime: 'Focus time',
  trackerHours: '2h 15m',
  trackerMood: 'Mood',
  trackerPeriod: 'this week',

  comingSoon: 'Coming soon',
  zenFlow: 'Respirer, relâcher, reprendre : des pauses guidées entre deux sessions.',
}

/** Default texts of the widgets. */
export type WidgetTexts = typeof base
export const widgetTexts = define('widgets', base)
