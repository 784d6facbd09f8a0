import { define } from './define.ts'

/** Sessions of focus and the pauses between them. */
export const focusTexts = define('focus', {
  fr: {
    pauseOver: 'La pause est finie',
  },
})
