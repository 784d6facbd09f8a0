import type { Translation } from '@cadence/shared/i18n'
import type { WidgetTexts } from '../widgets.ts'

export const widgets = {
  name1: 'Mon suivi',
  name2: 'Planning',
  name3: 'ZenFlow',
  name4: 'Focus Shield',
  name5: 'Humeur du jour',
  name6: 'Objectifs du jour',
  name7: 'L’élan du jour',
  name8: 'Minuteur',
  name9: 'À faire',
  name10: 'Bloc-notes',
  sample: 'Exemple',
  sampleShort: 'Ex.',
} satisfies Translation<WidgetTexts>
