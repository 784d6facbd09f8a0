import type { Translation } from '@cadence/shared/i18n'
import type { PersonalTexts } from '../personal.ts'

export const personal = {
  title: 'Personal information',
} satisfies Translation<PersonalTexts>
