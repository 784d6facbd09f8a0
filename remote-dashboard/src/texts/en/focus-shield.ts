import type { Translation } from '@cadence/shared/i18n'
import type { FocusShieldTexts } from '../focus-shield.ts'

export const focusShield = {
  over: 'The session is over',
  awake: 'The screen stays on.',
  counts: 'Each time you leave the tab is counted; no site is blocked.',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  fullScreenRefused: 'The browser refused full screen. The session goes on.',
  neverLeft: 'You have not left the tab.',
  away: {
    one: 'You left the tab {count} time, for {time}.',
    other: 'You left the tab {count} times, for {time} in all.',
  },
  awayShort: { one: '{count} exit, {time}', other: '{count} exits, {time}' },
  seconds: '{seconds} s',
  minutes: '{minutes} min',
} satisfies Translation<FocusShieldTexts>
