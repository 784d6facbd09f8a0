import type { Translation } from '@cadence/shared/i18n'
import type { DevicesTexts } from '../devices.ts'

export const devices = {
  title: 'Appareils',
} satisfies Translation<DevicesTexts>
