import type { ComponentType } from 'react'

/**
 * Every page that a remote exposes, by remote. The host's route table and each remote's `src/exposes.ts` are
 * typed by this, so a missing or misspelt page fails `tsc` on both sides.
 */
export const remotePages = {
  marketing: [
    'Home',
    'Education',
    'Community',
    'Discover',
    'AmbassadorProgram',
    'JoinDiscord',
    'LegalNotice',
    'PrivacyPolicy',
    'Cgu',
    'HelpCenter',
  ],
  auth: ['Login', 'Register', 'ForgotPassword', 'SuccessLogin', 'VerifyEmail', 'ResetPassword'],
  dashboard: ['Dashboard', 'Tasks', 'Collection'],
  settings: ['Settings', 'Appearance', 'CommunityHub'],
} as const satisfies Record<string, readonly string[]>

/** Name of a remote, as the registry and the addresses of pages use it. */
export type RemoteName = keyof typeof remotePages

/** The remotes in a fixed order. */
export const remoteNames = [
  'marketing',
  'auth',
  'dashboard',
  'settings',
] as const satisfies readonly RemoteName[]

/** A page of one remote. */
export type PageName<R extends RemoteName> = (typeof remotePages)[R][number]

/** A page's address across remotes: `auth/Login`. */
export type PageRef = { [R in RemoteName]: `${R}/${PageName<R>}` }[RemoteName]

/** What an exposed page module holds: the page as default export; it takes no props. */
export interface PageModule {
  default: ComponentType
}

/** What a remote's `src/exposes.ts` must satisfy: one loader for each page of the contract, no more, no less. */
export type Exposes<R extends RemoteName> = Record<PageName<R>, () => Promise<PageModule>>

/** Splits `auth/Login` into its remote and its page. */
export function splitPageRef(ref: PageRef): { remote: RemoteName; page: string } {
  const [remote, page] = ref.split('/')
  const name = remoteNames.find((candidate) => candidate === remote)
  if (!name || !page) throw new Error(`Not a page of any remote: ${ref}`)
  return { remote: name, page }
}

/** Path of a page's module inside its remote: `ForgotPassword` is `src/pages/forgot-password/ForgotPassword.tsx`. */
export function pageModulePath(page: string): string {
  const folder = page.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  return `./src/pages/${folder}/${page}.tsx`
}
