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
}

/** Default texts of the widgets. */
export type WidgetTexts = typeof base
export const widgetTexts = define('widgets', base)
