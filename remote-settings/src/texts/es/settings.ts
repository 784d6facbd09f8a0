import type { Translation } from '@cadence/shared/i18n'
import type { SettingsTexts } from '../settings.ts'

export const settings = {
  title: 'Ajustes',
  sections: 'Secciones de los ajustes',
  intro:
    'Todo lo que compone una cuenta de Cadence: perfil, contraseña, notificaciones, idioma y dispositivos conectados.',
} satisfies Translation<SettingsTexts>
