import type { Translation } from '@cadence/shared/i18n'
import type { PremiumTexts } from '../premium.ts'

export const premium = {
  title: 'Premium',
} satisfies Translation<PremiumTexts>
