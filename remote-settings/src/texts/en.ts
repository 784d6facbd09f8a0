import { englishHolidaysTexts } from '@cadence/shared/holidays/english-texts'
import { account } from './en-account.ts'
import { community } from './en-community.ts'
import { inbox } from './en-inbox.ts'
import { support } from './en-support.ts'

/** English texts that differ from the default texts. A text that is not here is in its subject's file beside this one. */
export default {
  ...account,
  ...community,
  ...inbox,
  support,
  settings: {
    title: 'Settings',
    sections: 'Sections of the settings',
    intro:
      'Everything that makes up a Cadence account: profile, password, notifications, language and connected devices.',
  },
  notifications: {
    title: 'Notifications',
    intro:
      'Choose what deserves to interrupt you. Each setting is saved at once and follows you to all your devices.',
    push: 'Push notifications',
    pushHint:
      'The end of a timer or of a focus session while you look elsewhere, and your task reminders even when Cadence is closed.',
    pushDetails: 'Details on the locked screen',
    pushDetailsHint:
      'Your reminders name the task or the exam. Without this they only say “A reminder from Cadence”.',
    email: 'Email notifications',
    emailHint:
      'A referral that counts, a level reached: by email too, as long as the community goals are on. Your task reminders, when none of your browsers takes push notifications. Security messages are always sent.',
    tasks: 'Task reminders',
    tasksHint:
      'Before your deadlines and exams, and in the morning: choose when, below. And at the end of a session, how many tasks are still waiting for you.',
    goals: 'Community goals',
    goalsHint: 'A notification in Cadence when a referral counts and when you reach a level.',
    asking: 'Your browser is asking for permission: answer it to go on.',
    refused:
      'Your browser blocks notifications from Cadence. To allow them, open the site settings (the icon to the left of the address), choose “Notifications”, then “Allow”, and turn the switch on again.',
    dismissed: 'You have not answered your browser yet. Turn the switch on again whenever you like.',
    unsupported:
      'This browser cannot show notifications from Cadence. They work on a computer, in Chrome, Edge, Firefox or Safari, and on Android. On an iPhone or iPad, they need iOS 16.4 and the Cadence app, added to the Home Screen from Safari; otherwise, reminders come by email.',
    noService:
      'This browser cannot receive anything while Cadence is closed. Your reminders come by email if you turn email notifications on.',
    here: 'On for your account, but not yet allowed in this browser.',
    allow: 'Allow here',
  },
  holidaysSelect: englishHolidaysTexts,
  reminders: {
    title: 'When to remind you',
    noWay: 'No reminder can be sent for now: turn push or email notifications on above.',
    tasks: 'Before a deadline',
    tasksHint: 'You are reminded of a task without a time at the morning hour, on the days before.',
    exams: 'Before an exam',
    examsHint: 'The exams of your planner, so that none comes as a surprise.',
    minutes: { one: '{count}\u00a0minute', other: '{count}\u00a0minutes' },
    hours: { one: '{count}\u00a0hour', other: '{count}\u00a0hours' },
    days: { one: '{count}\u00a0day', other: '{count}\u00a0days' },
    weeks: { one: '{count}\u00a0week', other: '{count}\u00a0weeks' },
    morning: 'Morning summary',
    morningHint: 'The first event of the day, your deadlines and what is late. Nothing on days with nothing.',
    morningAt: 'Morning hour',
    quiet: 'Quiet hours',
    quietHint:
      'A reminder that falls in these hours waits for their end, or comes before if that is too late.',
    quietFrom: 'From',
    quietTo: 'To',
    test: 'Send me a test reminder',
    testing: 'Sending the test reminder…',
    sentByPush: 'Sent: it shows on this device in a few seconds.',
    sentByMail: 'Sent by email: it is on its way to your inbox.',
    notSent: 'Nothing was sent: this browser takes no push notifications, and those by email are off.',
    testFailed: 'The test reminder was not sent. Check your connection, then try again.',
    testLimit: 'You have asked for many tests: try again in an hour.',
  },
  region: {
    title: 'Language and region',
    intro:
      'The language applies to your whole member area, the time zone to everything that has a date. Both follow you to each of your devices.',
    language: 'Language',
    original: 'Original texts',
    languageHint: 'Menus, tools and messages change right away, without reloading the page.',
    zone: 'Time zone',
    zoneHint: 'Your days begin and end at midnight in this time zone.',
    device: 'This device ({zone})',
    paris: 'Paris',
    newYork: 'New York',
    tokyo: 'Tokyo',
    save: 'Save changes',
    saved: 'Changes saved.',
    notLoaded:
      'The texts of this language could not be loaded. Your choice is still here: check your connection, then try again.',
  },
  premium: {
    headline: 'More room for your rhythm',
    pitch:
      'Every tool, every collection and a space that is truly yours. Cadence stays free, and what you put into it stays yours.',
    upgrade: 'Upgrade to Premium',
    included: 'What Premium could bring together',
    tools: 'Unlimited tools',
    toolsHint: 'As many tools as you like on each dashboard.',
    collections: 'Unlimited collections',
    collectionsHint: 'A dashboard per subject, per project, per mood.',
    themes: 'Custom themes',
    themesHint: 'Ten more themes, and your own colours.',
    icons: 'Custom icons',
    iconsHint: 'The app’s icon, to your taste.',
    sharing: 'Shared dashboards',
    sharingHint: 'One dashboard for a study group.',
    sounds: 'Soundscapes',
    soundsHint: 'Rain, café or library, for the length of a session.',
    templates: 'Dashboard templates',
    templatesHint: 'A starting point for an exam, a thesis, a placement.',
    support: 'Priority support',
    supportHint: 'Your questions to support, at the top of the pile.',
    dialogTitle: 'Premium is coming soon',
    dialogText:
      'The offer is not open yet, what it holds is not settled yet, and nothing is asked of you today.',
    themesNow: 'In the meantime, all themes can already be tried.',
    seeThemes: 'Try the themes',
    close: 'Got it',
  },
  helpCenter: {
    title: 'Help center',
    intro: 'A question, a problem, an idea? Here is where to find an answer, or someone.',
    documentation: 'Documentation',
    documentationHint: 'Articles and tips, tool by tool. In French.',
    faq: 'FAQ',
    faqHint: 'The questions that come up most often. In French.',
    email: 'Email support',
    emailHint: 'An answer within 24 to 48 hours.',
    formNotOpened: 'The form could not be opened. Trying again is often enough.',
    chat: 'Discord community',
    chatHint: 'The server where members help each other.',
    chatMissing: 'The server is not open yet. The ambassador programme is.',
    legal: 'Legal texts',
    legalNotice: 'Legal notice',
    privacyPolicy: 'Privacy policy',
    cgu: 'Terms of use',
    notOpened: 'The page could not be opened.',
    tryAgain: 'Try again',
  },
} as const
