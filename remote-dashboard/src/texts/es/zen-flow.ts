import type { Translation } from '@cadence/shared/i18n'
import type { ZenFlowTexts } from '../zen-flow.ts'

export const zenFlow = {
  comingSoon: 'Muy pronto',
  promise: 'Respirar, soltar, volver a empezar: pausas guiadas entre dos sesiones.',
} satisfies Translation<ZenFlowTexts>
