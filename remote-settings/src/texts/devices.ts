import { define } from './texts.ts'

const base = {
  title: 'Appareils',
}

/** Default texts of the signed-in devices. */
export type DevicesTexts = typeof base
export const devicesTexts = define('devices', base)
