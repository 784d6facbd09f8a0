import type { Translation } from '@cadence/shared/i18n'
import type { WidgetTexts } from '../widgets.ts'

export const widgets = {
  name1: 'Mi seguimiento',
  name2: 'Planificador',
  name3: 'ZenFlow',
  name4: 'Focus Shield',
  name5: 'Estado de ánimo',
  name6: 'Objetivos del día',
  name7: 'Impulso del día',
  name8: 'Temporizador',
  name9: 'Tareas',
  name10: 'Bloc de notas',
  sample: 'Ejemplo',
  sampleShort: 'Ej.',
} satisfies Translation<WidgetTexts>
