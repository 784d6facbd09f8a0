import type { Translation } from '@cadence/shared/i18n'
import type { CommunityEventsTexts } from '../community-events.ts'

export const communityEvents = {
  title: 'Eventos en directo',
  soon: 'Próximamente',
  when: '{date}, {time} (hora de París)',
  ama: 'Live AMA',
  amaType: 'Preguntas y respuestas',
  amaText: 'Una hora de preguntas al equipo, sin filtros: lo que llega, lo que no llegará y por qué.',
  challenge: 'Reto Productividad',
  challengeType: 'Reto',
  challengeText:
    'Dos sesiones de 25 minutos, todos juntos, cada cual con lo que lleva aplazando desde el inicio del curso.',
  patch: 'AMA Patch 18.10',
  patchType: 'Novedades',
  patchText: 'La versión 18.10 en directo y después tus preguntas sobre lo que cambia.',
  add: 'Añadir al calendario',
  addNamed: 'Añadir al calendario: {title}',
  added: 'Se ha descargado el archivo del evento. Ábrelo para añadirlo a tu calendario.',
  notWritten: 'No se ha podido preparar el archivo. Inténtalo de nuevo.',
} satisfies Translation<CommunityEventsTexts>
