import type { Translation } from '@cadence/shared/i18n'
import type { SecurityTexts } from '../security.ts'

export const security = {
  title: 'Security and password',
} satisfies Translation<SecurityTexts>
