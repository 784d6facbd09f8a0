import type { Translation } from '@cadence/shared/i18n'
import type { HelpCenterTexts } from '../help-center.ts'

export const helpCenter = {
  title: 'Help center',
} satisfies Translation<HelpCenterTexts>
