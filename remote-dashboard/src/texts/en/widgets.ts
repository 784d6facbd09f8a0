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

  newTask: 'New task',
  newTaskHint: 'Add a task, then press Enter',
} satisfies Translation<WidgetTexts>

export const samples = {
  taskRoom: 'Book a study room',
  taskSheet: 'Summarize the law lecture',
  taskReply: 'Reply to Inès about the lab',
  taskBooks: 'Return the library books',

  algebra: 'Algebra',
  law: 'Law notes',
  pool: 'Swimming',
  language: 'French class',
  thesis: 'Thesis',
  biology: 'Biology',
  group: 'Lab group',
  statistics: 'Statistics',
  choir: 'Choir',

  oralTitle: 'French oral',
  oralText: 'Start with the question, not the outline. Three examples, one minute each, then slow down.',
  ideasTitle: 'Topic ideas',
  ideasText: 'The pace of work among copyists; why towns set their clocks by the train.',
  askTitle: 'To ask in class',
  askText: 'The difference between variance and standard deviation, with a drawing.',
} satisfies Translation<SampleTexts>
