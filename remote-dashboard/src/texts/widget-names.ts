import { define } from './define.ts'

/** The names of the widgets by id, and the part that every widget has. */
export const widgetTexts = define('widgets', {
  en: {
    name1: 'Personal Tracker',
    name2: 'Life Planner',
    name5: 'Mood Check',
    name6: 'Daily Focus',
    name7: 'Daily Boost',
    name8: 'Timer',
    name9: 'To-do List',
    name10: 'NotePad',
    name11: 'Taskboard',
  },
  fr: {
    name12: 'Examens',
    sample: 'Exemple',
    sampleShort: 'Ex.',
  },
  all: {
    name3: 'ZenFlow',
    name4: 'Focus Shield',
  },
})
