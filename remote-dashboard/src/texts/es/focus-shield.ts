import type { Translation } from '@cadence/shared/i18n'
import type { FocusShieldTexts } from '../focus-shield.ts'

export const focusShield = {
  over: 'La sesión ha terminado',
  awake: 'La pantalla sigue encendida.',
  counts: 'Se cuenta cada salida de la pestaña; no se bloquea ningún sitio.',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de la pantalla completa',
  fullScreenRefused: 'El navegador ha rechazado la pantalla completa. La sesión continúa.',
  neverLeft: 'No ha salido de la pestaña.',
  away: {
    one: 'Ha salido de la pestaña {count} vez, {time}.',
    other: 'Ha salido de la pestaña {count} veces, {time} en total.',
  },
  awayShort: { one: '{count} salida, {time}', other: '{count} salidas, {time}' },
  seconds: '{seconds} s',
  minutes: '{minutes} min',
} satisfies Translation<FocusShieldTexts>
