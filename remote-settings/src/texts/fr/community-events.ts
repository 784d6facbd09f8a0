import type { Translation } from '@cadence/shared/i18n'
import type { CommunityEventsTexts } from '../community-events.ts'

export const communityEvents = {
  title: 'Événements en direct',
  soon: 'Bientôt',
  when: '{date}, {time} (heure de Paris)',
  ama: 'Live AMA',
  amaType: 'Questions-réponses',
  amaText:
    'Une heure de questions à l’équipe, sans filtre\u202f: ce qui arrive, ce qui n’arrivera pas, et pourquoi.',
  challenge: 'Challenge Productivité',
  challengeType: 'Défi',
  challengeText:
    'Deux sessions de 25 minutes, tous ensemble, chacun sur ce qu’il repousse depuis la rentrée.',
  patch: 'AMA Patch 18.10',
  patchType: 'Nouveautés',
  patchText: 'La version 18.10 montrée en direct, puis vos questions sur ce qui change.',
  add: 'Ajouter au calendrier',
  addNamed: 'Ajouter au calendrier\u202f: {title}',
  added: 'Le fichier de l’événement est téléchargé. Ouvrez-le pour l’ajouter à votre calendrier.',
  notWritten: 'Le fichier n’a pas pu être préparé. Réessayez.',
} satisfies Translation<CommunityEventsTexts>
