/** Every address of the app (specification, section 2). No component writes a path of its own. */
export const paths = {
  home: '/',
  education: '/education',
  community: '/community',
  discover: '/discover',
  ambassadorProgram: '/ambassador-program',
  joinDiscord: '/join-discord',
  legalNotice: '/legal-notice',
  privacyPolicy: '/privacy-policy',
  cgu: '/cgu',
  helpCenter: '/help-center',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  successLogin: '/success-login',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  tasks: '/tasks',
  collection: '/collection',
  appearance: '/appearance',
  communityHub: '/community-hub',
  settings: '/settings',
  whatsNew: '/whats-new',
  help: '/help',
  unauthorized: '/unauthorized',
} as const

/** An address of the app. */
export type Path = (typeof paths)[keyof typeof paths]

/** A section of the settings, in the address so that a link opens it. */
export type SettingsSection =
  | 'personal'
  | 'security'
  | 'notifications'
  | 'language'
  | 'Appareils'
  | 'premium'
  | 'help'

/** The address of a section of the settings (specification, section 4, Settings). */
export function settingsPath(section: SettingsSection): string {
  return `${paths.settings}?section=${section}`
}
