import type { Translation } from '@cadence/shared/i18n'
import type { AppearanceTexts } from '../appearance.ts'

export const appearance = {
  title: 'Apariencia',
  intro:
    'Elige el aspecto de Cadence, de día y bien entrada la noche. Cambia al instante y se queda en este dispositivo.',
  mode: 'Modo',
  dark: 'Oscuro',
  darkHint: 'Una buena lámpara de noche',
  light: 'Claro',
  lightHint: 'Papel cálido a plena luz',
  system: 'Sistema',
  systemHint: 'Como este dispositivo',
  darkNow: 'oscuro ahora',
  lightNow: 'claro ahora',
  notKept: 'Tu navegador no guarda nada de este sitio: el modo durará lo que dure esta pestaña.',
  storageFull: 'El almacenamiento de tu navegador está lleno: el modo durará lo que dure esta pestaña.',
} satisfies Translation<AppearanceTexts>
