import { type PageRef, type RemoteName, splitPageRef } from '@cadence/shared/contract'
import { type Path, paths } from '@cadence/shared/router'

/** Pages that the shell itself owns. */
export type HostPage = 'host/WhatsNew' | 'host/Help' | 'host/Unauthorized'

/**
 * Who may open a route. A route that says nothing wants a signed-in member with a known role; `visitors` sends
 * signed-in members to the app; `anyone` lets everybody in; `any-role` wants a member, whatever the role.
 */
export type Access = 'anyone' | 'visitors' | 'any-role'

/** One route: where, in which layout, for whom, which page, and the document's title. */
export interface Route {
  path: Path
  layout: 'public' | 'auth' | 'app' | 'none'
  access?: Access
  /** Also wants a verified e-mail; the others are sent to /settings. No route asks for it yet. */
  verified?: true
  page: PageRef | HostPage
  title: string
}

const { home, education, community, discover, ambassadorProgram, joinDiscord } = paths
const { legalNotice, privacyPolicy, cgu, helpCenter } = paths
const { login, register, forgotPassword, successLogin, verifyEmail, resetPassword } = paths
const { dashboard, tasks, collection, appearance, communityHub, settings, whatsNew, help } = paths

/** The map of the product (specification, section 2). Anything else leads to `/`. */
export const routes: readonly Route[] = [
  {
    path: home,
    layout: 'public',
    access: 'anyone',
    page: 'marketing/Home',
    title: 'Votre rythme, votre espace',
  },
  { path: education, layout: 'public', access: 'visitors', page: 'marketing/Education', title: 'Éducation' },
  { path: community, layout: 'public', access: 'visitors', page: 'marketing/Community', title: 'Communauté' },
  { path: discover, layout: 'public', access: 'visitors', page: 'marketing/Discover', title: 'Découvrir' },
  {
    path: ambassadorProgram,
    layout: 'public',
    access: 'visitors',
    page: 'marketing/AmbassadorProgram',
    title: 'Programme ambassadeur',
  },
  {
    path: joinDiscord,
    layout: 'public',
    access: 'visitors',
    page: 'marketing/JoinDiscord',
    title: 'Devenir ambassadeur',
  },
  {
    path: legalNotice,
    layout: 'public',
    access: 'visitors',
    page: 'marketing/LegalNotice',
    title: 'Mentions légales',
  },
  {
    path: privacyPolicy,
    layout: 'public',
    access: 'visitors',
    page: 'marketing/PrivacyPolicy',
    title: 'Politique de confidentialité',
  },
  {
    path: cgu,
    layout: 'public',
    access: 'visitors',
    page: 'marketing/Cgu',
    title: 'Conditions générales d’utilisation',
  },
  {
    path: helpCenter,
    layout: 'public',
    access: 'visitors',
    page: 'marketing/HelpCenter',
    title: 'Centre d’aide',
  },

  { path: login, layout: 'auth', access: 'visitors', page: 'auth/Login', title: 'Connexion' },
  { path: register, layout: 'auth', access: 'visitors', page: 'auth/Register', title: 'Inscription' },
  {
    path: forgotPassword,
    layout: 'auth',
    access: 'visitors',
    page: 'auth/ForgotPassword',
    title: 'Mot de passe oublié',
  },

  { path: successLogin, layout: 'none', access: 'anyone', page: 'auth/SuccessLogin', title: 'Connexion' },
  {
    path: verifyEmail,
    layout: 'none',
    access: 'anyone',
    page: 'auth/VerifyEmail',
    title: 'Vérification de l’e-mail',
  },
  {
    path: resetPassword,
    layout: 'none',
    access: 'anyone',
    page: 'auth/ResetPassword',
    title: 'Nouveau mot de passe',
  },
  {
    path: paths.unauthorized,
    layout: 'none',
    access: 'anyone',
    page: 'host/Unauthorized',
    title: 'Accès refusé',
  },

  { path: dashboard, layout: 'app', page: 'dashboard/Dashboard', title: 'Dashboard' },
  { path: tasks, layout: 'app', page: 'dashboard/Tasks', title: 'Tools Library' },
  { path: collection, layout: 'app', page: 'dashboard/Collection', title: 'Collection' },
  { path: appearance, layout: 'app', page: 'settings/Appearance', title: 'Appearance' },
  { path: communityHub, layout: 'app', page: 'settings/CommunityHub', title: 'Community Hub' },
  { path: settings, layout: 'app', page: 'settings/Settings', title: 'Paramètres' },
  { path: whatsNew, layout: 'app', page: 'host/WhatsNew', title: "What's New" },
  { path: help, layout: 'app', access: 'any-role', page: 'host/Help', title: 'Help & Support' },
]

/** Whether a page is one of the shell's own. */
export function isHostPage(page: Route['page']): page is HostPage {
  return page.startsWith('host/')
}

/** The remote that a page comes from; undefined for the shell's own. */
export function remoteOf(page: Route['page'] | undefined): RemoteName | undefined {
  return page && !isHostPage(page) ? splitPageRef(page).remote : undefined
}

/** The route of a path, as the server and the preloading of links need it; undefined for an unknown path. */
export function routeOf(pathname: string): Route | undefined {
  const path = (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname).toLowerCase()
  return routes.find((route) => route.path === path)
}
