import { define } from './define.ts'

/** The dialog for quick capture. */
export const captureTexts = define('capture', {
  fr: {
    title: 'Noter vite',
    intro: 'Un événement, une tâche ou une note, en une phrase.',
  },
})
