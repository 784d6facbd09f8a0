import { useLanguageTag } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { define } from './define.ts'

/** The names of the widgets by id, and the part that every widget has. */
export const widgetTexts = define('widgets', {
  en: {
    name1: 'Personal Tracker',
    name2: 'Life Planner',
    name5: 'Mood Check',
    name6: 'Daily Focus',
    name7: 'Daily Boost',
    name8: 'Timer',
    name9: 'To-do List',
    name10: 'NotePad',
    name11: 'Taskboard',
  },
  fr: {
    name12: 'Examens',
    sample: 'Exemple',
    sampleShort: 'Ex.',
  },
  all: {
    name3: 'ZenFlow',
    name4: 'Focus Shield',
  },
})

/** The language of the name of a widget: the stated names are English until a language is chosen. */
export function useNameTag(): (id: WidgetId) => string {
  const english = useLanguageTag('en')
  const french = useLanguageTag('fr')
  return (id) => (id === '12' ? french : english)
}
