import type { Translation } from '@cadence/shared/i18n'
import type { ZenFlowTexts } from '../zen-flow.ts'

export const zenFlow = {
  comingSoon: 'Bientôt disponible',
  promise: 'Respirer, relâcher, reprendre : des pauses guidées entre deux sessions.',
} satisfies Translation<ZenFlowTexts>
