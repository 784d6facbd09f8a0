import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  goals: 'Focus goals',
  tasks: 'Completed tasks',
  ofTasks: params('{percent}% of tasks'),
  time: 'Focus time',
  hours: params('{hours}h {minutes}m'),
  minutes: params('{minutes}m'),
  mood: 'Mood',
  low: 'Not great',
  neutral: 'Okay',
  good: 'Good',
  great: 'Very good',
  excellent: 'Excellent',
  noMood: 'No mood yet',
  period: 'this week',
}

/** Default texts of the Personal Tracker. */
export type PersonalTrackerTexts = typeof base
export const personalTrackerTexts = define('personalTracker', base)
