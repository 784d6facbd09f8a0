import type { Translation } from '@cadence/shared/i18n'
import type { NotificationsTexts } from '../notifications.ts'

export const notifications = {
  title: 'Notificaciones',
} satisfies Translation<NotificationsTexts>
