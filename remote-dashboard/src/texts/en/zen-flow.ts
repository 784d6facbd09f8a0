import type { Translation } from '@cadence/shared/i18n'
import type { ZenFlowTexts } from '../zen-flow.ts'

export const zenFlow = {
  comingSoon: 'Coming soon',
  promise: 'Breathe, let go, begin again: guided breaks between two sessions.',
} satisfies Translation<ZenFlowTexts>
