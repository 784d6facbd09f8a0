import type { Translation } from '@cadence/shared/i18n'
import type { TimerTexts } from '../timer.ts'

export const timer = {
  ready: 'Start',
  running: 'Pause',
  paused: 'Resume',
  over: 'Restart',
  left: 'Time left',
  reset: 'Back to 25 minutes',
  soundOff: 'Turn the final sound off',
  soundOn: 'Turn the final sound on',
  timeUp: 'Time is up',
  tasksLeft: { one: 'One task is still waiting for you.', other: '{count} tasks are still waiting for you.' },
  hint: 'Twenty-five minutes, one thing at a time.',
} satisfies Translation<TimerTexts>
