import { define } from './texts.ts'

const base = {
  title: 'Notifications',
}

/** Default texts of the notification switches. */
export type NotificationsTexts = typeof base
export const notificationsTexts = define('notifications', base)
