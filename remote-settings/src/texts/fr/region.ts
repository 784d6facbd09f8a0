import type { Translation } from '@cadence/shared/i18n'
import type { RegionTexts } from '../region.ts'

export const region = {
  title: 'Langue et région',
} satisfies Translation<RegionTexts>
