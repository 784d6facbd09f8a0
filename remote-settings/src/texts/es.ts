import type { Translation } from '@cadence/shared/i18n'
import type { AppearanceTexts } from './appearance.ts'
import type { CommunityHubTexts } from './community-hub.ts'
import type { SettingsTexts } from './settings.ts'

const appearance = {
  title: 'Apariencia',
  intro: 'Cadence luce el tema Origin: oscuro, cálido, pensado para trabajar de noche.',
} satisfies Translation<AppearanceTexts>

const communityHub = {
  title: 'Comunidad',
  intro:
    'El punto de encuentro de los miembros de Cadence: eventos, metas que se alcanzan juntos y recomendaciones.',
} satisfies Translation<CommunityHubTexts>

const settings = {
  title: 'Ajustes',
  intro:
    'Todo lo que compone una cuenta de Cadence: perfil, contraseña, notificaciones, idioma y dispositivos conectados.',
} satisfies Translation<SettingsTexts>

export default { appearance, communityHub, settings }
