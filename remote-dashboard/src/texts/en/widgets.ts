import type { Translation } from '@cadence/shared/i18n'
import type { SampleTexts } from '../samples.ts'
import type { WidgetTexts } from '../widgets.ts'

export const widgets = {
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
  sample: 'Sample',
  sampleShort: 'E.g.',

  thisWeek: 'This week',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
} satisfies Translation<WidgetTexts>

export const samples = {
  algebra: 'Algebra',
  law: 'Law notes',
  pool: 'Swimming',
  language: 'French class',
  thesis: 'Thesis',
  biology: 'Biology',
  group: 'Lab group',
  statistics: 'Statistics',
  choir: 'Choir',
} satisfies Translation<SampleTexts>
