/**
 * The frame around a page: `public` has the site's header and footer, `auth` the sign-in frame, `app` the
 * sidebar and top bar, `none` nothing.
 */
export type Layout = 'public' | 'auth' | 'app' | 'none'

/**
 * Who may open a page. Without an access rule the page wants a signed-in member with a known role. `visitors` sends
 * signed-in members to the app; `anyone` lets everybody in; `any-role` wants a signed-in member, whatever the role,
 * and `administrators` one who runs the product.
 */
export type Access = 'anyone' | 'visitors' | 'any-role' | 'administrators'

/** What the product map says about one page. */
export interface PageEntry {
  path: `/${string}`
  layout: Layout
  access?: Access
  /** Also wants a verified e-mail; other members are sent to /settings. No page asks for it yet. */
  verified?: true
  /** Title of the document, in the default language of its layout. */
  title: string
  /**
   * Views that take the whole page's place, with the title of each: `?view=<name>` opens one. To a member each is a page
   * of its own; to the build it is part of this page.
   */
  views?: Readonly<Record<string, string>>
  /**
   * Addresses below the path belong to the page too, as `/help-center/<name>`, and this says who may open them. To a reader
   * each is a page of its own, with its heading as its title; to the build it is part of this page. The page's `head.ts` has their names.
   */
  below?: Access
}

/**
 * The map of the product (specification, section 2): every page, as `owner/Page`. The owner is a remote, or `host`.
 *
 * Paths, routes, guards, titles, the sitemap and what each remote exposes follow from this list. The build of a remote
 * reads each of its pages from `src/pages/<page>/<Page>.tsx` and fails when that file is missing. `paths` names a page
 * after its component: `marketing/HelpCenter` is `paths.helpCenter`. The order is that of the sitemap.
 */
export const productMap = {
  'marketing/Home': { path: '/', layout: 'public', access: 'anyone', title: 'Votre rythme, votre espace' },
  'marketing/Education': { path: '/education', layout: 'public', access: 'visitors', title: 'Éducation' },
  'marketing/Community': { path: '/community', layout: 'public', access: 'visitors', title: 'Communauté' },
  'marketing/Discover': { path: '/discover', layout: 'public', access: 'visitors', title: 'Découvrir' },
  'marketing/AmbassadorProgram': {
    path: '/ambassador-program',
    layout: 'public',
    access: 'visitors',
    title: 'Programme ambassadeur',
  },
  'marketing/JoinDiscord': {
    path: '/join-discord',
    layout: 'public',
    access: 'visitors',
    title: 'Devenir ambassadeur',
  },
  'marketing/LegalNotice': {
    path: '/legal-notice',
    layout: 'public',
    access: 'visitors',
    title: 'Mentions légales',
  },
  'marketing/PrivacyPolicy': {
    path: '/privacy-policy',
    layout: 'public',
    access: 'visitors',
    title: 'Politique de confidentialité',
  },
  'marketing/Cgu': {
    path: '/cgu',
    layout: 'public',
    access: 'visitors',
    title: 'Conditions générales d’utilisation',
  },
  'marketing/HelpCenter': {
    path: '/help-center',
    layout: 'public',
    access: 'visitors',
    title: 'Centre d’aide',
    below: 'anyone',
  },

  'auth/Login': { path: '/login', layout: 'auth', access: 'visitors', title: 'Connexion' },
  'auth/Register': { path: '/register', layout: 'auth', access: 'visitors', title: 'Inscription' },
  'auth/ForgotPassword': {
    path: '/forgot-password',
    layout: 'auth',
    access: 'visitors',
    title: 'Mot de passe oublié',
  },

  'auth/SuccessLogin': { path: '/success-login', layout: 'none', access: 'anyone', title: 'Connexion' },
  'auth/VerifyEmail': {
    path: '/verify-email',
    layout: 'none',
    access: 'anyone',
    title: 'Vérification de l’e-mail',
  },
  'auth/ResetPassword': {
    path: '/reset-password',
    layout: 'none',
    access: 'anyone',
    title: 'Nouveau mot de passe',
  },
  'host/Unauthorized': { path: '/unauthorized', layout: 'none', access: 'anyone', title: 'Accès refusé' },

  'dashboard/Dashboard': {
    path: '/dashboard',
    layout: 'app',
    title: 'Dashboard',
    views: { history: 'Historique' },
  },
  'dashboard/Tasks': { path: '/tasks', layout: 'app', title: 'Tools Library' },
  'dashboard/Collection': { path: '/collection', layout: 'app', title: 'Collection' },
  'settings/Appearance': { path: '/appearance', layout: 'app', title: 'Appearance' },
  'settings/CommunityHub': { path: '/community-hub', layout: 'app', title: 'Community Hub' },
  'settings/Settings': { path: '/settings', layout: 'app', title: 'Paramètres' },
  'settings/Inbox': {
    path: '/inbox',
    layout: 'app',
    access: 'administrators',
    title: 'Boîte de réception',
  },
  'host/WhatsNew': { path: '/whats-new', layout: 'app', title: "What's New" },
  'host/Help': { path: '/help', layout: 'app', access: 'any-role', title: 'Help & Support' },
} as const satisfies Record<`${string}/${string}`, PageEntry>

/**
 * The fragments, as `owner/Fragment`: components of remotes that the shell shows on every page of the app area. The build
 * of a remote reads each of them from `src/fragments/<fragment>/<Fragment>.tsx`, and `FragmentProps` has their props. No
 * page of the same remote has the same name.
 */
export const fragmentList = [
  'dashboard/Capture',
  'dashboard/Focus',
] as const satisfies readonly `${string}/${string}`[]
