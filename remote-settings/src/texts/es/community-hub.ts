import type { Translation } from '@cadence/shared/i18n'
import type { CommunityHubTexts } from '../community-hub.ts'

export const communityHub = {
  title: 'Comunidad',
  intro:
    'El punto de encuentro de los miembros de Cadence: eventos, objetivos que se alcanzan entre todos e invitaciones.',
  launchTag: 'Evento de lanzamiento',
  launchTitle: 'Se estudia mejor en compañía. Trae a alguien.',
  launchText:
    '¿Alguien te descubrió Cadence? Introduce su código: cuenta para esa persona y hace avanzar el objetivo de toda la comunidad.',
  enterCode: 'Introducir un código de invitación',
  stepsTitle: 'Cómo participar',
  step1: 'Pide su código a quien te habló de Cadence.',
  step2: 'Introdúcelo aquí: un solo código por cuenta, y ya no se cambia.',
  step3: 'Comparte el tuyo con quienes estudian contigo.',
  step4: 'Mira avanzar el objetivo con cada persona que traes, y tu nivel con ella.',
} satisfies Translation<CommunityHubTexts>
