import { newsInEnglish } from './en-news.ts'

/** English texts that differ from the default texts. A text that is not here is in its subject's file beside this one. */
export default {
  news: newsInEnglish,
  help: {
    title: 'In the meantime',
    articles: 'Help center',
    articlesText: 'Short articles, tool by tool, and a search that forgives typing errors. In French.',
    support: 'Write to support',
    supportText: 'A question without an answer? A person replies within 24 to 48 hours.',
    news: 'What has just arrived',
    newsText: 'The latest in Cadence, with the way to try it.',
  },
  sidebar: {
    whatsNew: 'What’s New',
  },
  topBar: {
    inbox: 'Inbox',
    sending: 'Saving your changes…',
  },
  frame: {
    menu: 'Menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    close: 'Close',
    notLoaded: 'This page could not be loaded.',
    tryAgain: 'Try again',
    userMenu: 'Your menu, {name}',
    capture: 'Add a task, a lecture, an idea…',
    captureFailed: 'Quick capture could not be loaded.',
    notSent:
      'Your last changes could not be sent. They stay in this browser and go out the next time you sign in here.',
  },
  statusLine: {
    install: 'Install Cadence',
    installOffer: 'Cadence at hand, even without a network',
    installOfferShort: 'Cadence even offline',
    installIos: 'Cadence at hand: “Share”, then “Add to Home Screen”',
    installIosShort: 'Install: “Share”, then “Add to Home Screen”',
    installNow: 'Install',
    installLater: 'Later',
    clockAhead: 'This device’s clock is ahead: due dates and reminders may be wrong',
    clockAheadShort: 'Device clock ahead: please set it',
    clockBehind: 'This device’s clock is behind: due dates and reminders may be wrong',
    clockBehindShort: 'Device clock behind: please set it',
    unsent: {
      one: '{count} change kept on this device, sent once the network is back',
      other: '{count} changes kept on this device, sent once the network is back',
    },
    unsentShort: {
      one: '{count} change kept here, to be sent',
      other: '{count} changes kept here, to be sent',
    },
    unsentHeard: 'Your changes are kept on this device. They will be sent once the network is back.',
    unstored: {
      one: '{count} change not sent yet: keep this page open',
      other: '{count} changes not sent yet: keep this page open',
    },
    unstoredShort: {
      one: '{count} change to be sent: stay here',
      other: '{count} changes to be sent: stay here',
    },
    unstoredHeard:
      'Your changes are not sent yet, and this device could not keep them. Leave this page open.',
  },
  notices: {
    title: 'Notifications',
    unread: { other: 'Notifications, {count} unread' },
    close: 'Close the notifications',
    loading: 'Loading your notifications',
    failed: 'Your notifications could not be loaded.',
    retry: 'Try again',
    empty: 'Nothing new for now',
    emptyHint: 'What concerns you in Cadence will show up here.',
    isNew: 'New',
    justNow: 'just now',
    welcome: 'Welcome to Cadence!',
    welcomeText: 'Your space is ready. Choose the tools that will help you find your rhythm.',
    referral: '{firstName} joined Cadence thanks to you',
    referralText: 'Your referral has been counted. Thank you!',
    level: 'You reached {level} level!',
    levelText: 'See what your new ambassador level opens up for you.',
    focus: 'Session finished',
    focusText: {
      one: 'You stayed focused for {count} minute. Well done!',
      other: 'You stayed focused for {count} minutes. Well done!',
    },
    browserOn: '{browser} on {system}',
    someDevice: 'Unknown device',
    somePlace: 'unknown place',
    signIn: 'New sign-in to your account',
    signInText: '{device}. If this was not you, sign that device out and change your password.',
    password: 'Your password was changed',
    passwordText:
      'Your other devices were signed out. If this was not you, choose another password right away.',
    emailChanged: 'Your email address has changed',
    emailChangedText: 'Sign in with {email} from now on.',
  },
  pages: {
    whatsNew: 'What’s New',
  },
  titles: {
    '/dashboard?view=history': 'History',
    '/settings': 'Settings',
    '/inbox': 'Inbox',
    '/whats-new': 'What’s New',
  },
} as const
