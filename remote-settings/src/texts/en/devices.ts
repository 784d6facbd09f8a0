import type { Translation } from '@cadence/shared/i18n'
import type { DevicesTexts } from '../devices.ts'

export const devices = {
  title: 'Devices',
} satisfies Translation<DevicesTexts>
