import { define } from './define.ts'

/** The page, whose title is English until its team translates it. */
export const templateNameTexts = define('templateName', {
  fr: {
    intro: 'Cette page est prête\u202f: à vous d’écrire ce qu’elle apporte.',
  },
  en: {
    title: 'Template name',
  },
})
