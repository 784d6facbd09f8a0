import type { Translation } from '@cadence/shared/i18n'
import type { NotificationsTexts } from '../notifications.ts'

export const notifications = {
  title: 'Notifications',
  intro:
    'Choose what deserves to interrupt you. Each setting is saved at once and follows you to all your devices.',
  push: 'Push notifications',
  pushHint:
    'The end of a timer or of a focus session, while Cadence is open in a tab you are not looking at.',
  email: 'Email notifications',
  emailHint:
    'A referral that counts, a level reached: by email too, as long as the community goals are on. Security messages are always sent.',
  tasks: 'Task reminders',
  tasksHint: 'When a session ends, how many tasks are still waiting for you, along with the notification.',
  goals: 'Community goals',
  goalsHint: 'A notification in Cadence when a referral counts and when you reach a level.',
  asking: 'Your browser is asking for permission: answer it to go on.',
  refused:
    'Your browser blocks notifications from Cadence. To allow them, open the site settings (the icon to the left of the address), choose “Notifications”, then “Allow”, and turn the switch on again.',
  dismissed: 'You have not answered your browser yet. Turn the switch on again whenever you like.',
  unsupported:
    'This browser cannot show notifications from Cadence. They work on a computer, in Chrome, Edge, Firefox or Safari, and not yet on phones or tablets.',
  here: 'On for your account, but not yet allowed in this browser.',
  allow: 'Allow here',
} satisfies Translation<NotificationsTexts>
