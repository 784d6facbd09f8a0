import type { Translation } from '@cadence/shared/i18n'
import type { DailyFocusTexts } from '../daily-focus.ts'

export const dailyFocus = {
  goals: 'Goals of the day',
  goal: 'Goal {place}',
  hint: 'Add a goal',
  progress: '{done} of {total}',
  allDone: 'Everything done. Bravo!',
  clear: 'Clear “{text}”',
  cleared: 'Goal cleared',
  undo: 'Undo',
  offerYesterday: { one: 'Take up yesterday’s goal?', other: 'Take up yesterday’s goals?' },
  offerOf: { one: 'Take up {day}’s goal?', other: 'Take up {day}’s goals?' },
  take: 'Take it up',
  takeAll: 'Take all',
  takeOne: 'Take up “{text}”',
  taken: { one: '{count} goal taken up', other: '{count} goals taken up' },
  decline: 'No thanks',
  declined: 'Goals left aside',

  sample1: 'Reread chapter 4 of biology',
  sample2: 'Hand in the thesis outline',
  sample3: 'Walk for twenty minutes',
} satisfies Translation<DailyFocusTexts>
