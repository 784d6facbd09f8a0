import type { Translation } from '@cadence/shared/i18n'
import type { HelpCenterTexts } from '../help-center.ts'

export const helpCenter = {
  title: 'Centro de ayuda',
} satisfies Translation<HelpCenterTexts>
