import type { Translation } from '@cadence/shared/i18n'
import type { SampleTexts } from '../samples.ts'
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

  thisWeek: 'Cette semaine',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
} satisfies Translation<WidgetTexts>

export const samples = {
  algebra: 'Algèbre',
  law: 'Fiches de droit',
  pool: 'Piscine',
  language: 'TD d’anglais',
  thesis: 'Mémoire',
  biology: 'Biologie',
  group: 'Groupe de TP',
  statistics: 'Statistiques',
  choir: 'Chorale',
} satisfies Translation<SampleTexts>
