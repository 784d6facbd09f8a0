import type { Translation } from '@cadence/shared/i18n'
import type { PersonalTrackerTexts } from '../personal-tracker.ts'

export const personalTracker = {
  goals: 'Focus goals',
  tasks: 'Completed tasks',
  ofTasks: '{percent}% of tasks',
  time: 'Focus time',
  hours: '{hours}h {minutes}m',
  minutes: '{minutes}m',
  mood: 'Mood',
  low: 'Not great',
  neutral: 'Okay',
  good: 'Good',
  great: 'Very good',
  excellent: 'Excellent',
  noMood: 'No mood yet',
  period: 'this week',
} satisfies Translation<PersonalTrackerTexts>
