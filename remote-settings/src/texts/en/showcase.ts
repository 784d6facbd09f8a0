import type { Translation } from '@cadence/shared/i18n'
import type { ShowcaseTexts } from '../showcase.ts'

export const showcase = {
  title: 'Community dashboards',
  intro: 'Layouts that have proved themselves. Copy one and it is yours.',
  exams: 'Exam week',
  examsText: 'The planner large, the timer at hand: see what is left and get on with it.',
  morning: 'Morning ritual',
  morningText: 'A quote, a mood, three goals: ten minutes before the first lecture.',
  thesis: 'Thesis, page by page',
  thesisText: 'Notes first, beside them a short list and a timer.',
  overview: 'The big picture',
  overviewText: 'The whole week at a glance, from planner to mood.',
  copy: 'Copy to my collection',
  copyNamed: 'Copy to my collection: {name}',
  copied: '“{name}” is in your collection.',
  see: 'See my collection',
  full: 'Your collection is full: {max} dashboards. Delete one, then copy this one.',
  offline: 'You are offline. Try again once you are back.',
  failed: 'This dashboard could not be copied. Try again in a moment.',
} satisfies Translation<ShowcaseTexts>
