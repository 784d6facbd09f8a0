import { define } from './texts.ts'

const base = {
  title: 'Notifications',
  intro:
    'Choisissez ce qui mérite de vous interrompre. Chaque réglage est enregistré aussitôt et vous suit sur tous vos appareils.',
  push: 'Notifications push',
  pushHint:
    'La fin d’un minuteur ou d’une session de concentration, quand Cadence est ouvert dans un onglet que vous ne regardez pas.',
  email: 'Notifications par e-mail',
  emailHint:
    'Un parrainage qui compte, un niveau atteint\u202f: par e-mail aussi, tant que les objectifs communautaires sont activés. Les messages de sécurité, eux, partent toujours.',
  tasks: 'Rappels de tâches',
  tasksHint:
    'Quand une session se termine, le nombre de tâches qui vous attendent encore, avec la notification.',
  goals: 'Objectifs communautaires',
  goalsHint: 'Une notification dans Cadence quand un parrainage compte et quand vous atteignez un niveau.',
  asking: 'Votre navigateur vous demande l’autorisation\u202f: répondez-lui pour continuer.',
  refused:
    'Votre navigateur bloque les notifications de Cadence. Pour les autoriser, ouvrez les réglages du site (l’icône à gauche de l’adresse), choisissez «\u202fNotifications\u202f», puis «\u202fAutoriser\u202f», et réactivez l’interrupteur.',
  dismissed: 'Vous n’avez pas encore répondu à votre navigateur. Réactivez l’interrupteur quand vous voulez.',
  unsupported:
    'Ce navigateur ne peut pas afficher les notifications de Cadence. Elles s’affichent sur un ordinateur, dans Chrome, Edge, Firefox ou Safari, et pas encore sur téléphone ni tablette.',
  here: 'Activées pour votre compte, mais pas encore autorisées dans ce navigateur.',
  allow: 'Autoriser ici',
}

/** Default texts of the notification switches. */
export type NotificationsTexts = typeof base
export const notificationsTexts = define('notifications', base)
