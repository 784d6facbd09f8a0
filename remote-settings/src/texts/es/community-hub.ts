import type { Translation } from '@cadence/shared/i18n'
import type { CommunityHubTexts } from '../community-hub.ts'

export const communityHub = {
  title: 'Comunidad',
  intro:
    'El punto de encuentro de los miembros de Cadence: eventos, metas que se alcanzan entre todos e invitaciones.',
} satisfies Translation<CommunityHubTexts>
