import type { Translation } from '@cadence/shared/i18n'
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
} satisfies Translation<WidgetTexts>
