import type { Kind } from './visitor-kinds.ts'

/** The expected page of an address. */
export interface Screen {
  path: string
  layout: 'public' | 'auth' | 'none' | 'app'
  title: string
}

/** Routes of one layout with the same access: the target for each kind of visitor, and the titles by path. */
interface Group {
  layout: Screen['layout']
  leads: Record<Kind, string>
  titles: Record<string, string>
}

const STAY = 'stay'

/** The route table, written by hand from the specification (sections 2, 4 and 6), not from the host's own. */
const groups: Group[] = [
  {
    layout: 'public',
    leads: { visitor: STAY, member: STAY, 'other role': STAY, unverified: STAY },
    titles: { '/': 'Votre rythme, votre espace' },
  },
  {
    layout: 'public',
    leads: { visitor: STAY, member: '/dashboard', 'other role': '/unauthorized', unverified: '/dashboard' },
    titles: {
      '/education': 'Éducation',
      '/community': 'Communauté',
      '/discover': 'Découvrir',
      '/ambassador-program': 'Programme ambassadeur',
      '/join-discord': 'Devenir ambassadeur',
      '/legal-notice': 'Mentions légales',
      '/privacy-policy': 'Politique de confidentialité',
      '/cgu': 'Conditions générales d’utilisation',
      '/help-center': 'Centre d’aide',
    },
  },
  {
    layout: 'auth',
    leads: { visitor: STAY, member: '/dashboard', 'other role': '/unauthorized', unverified: '/dashboard' },
    titles: { '/login': 'Connexion', '/register': 'Inscription', '/forgot-password': 'Mot de passe oublié' },
  },
  {
    // Without a token the sign-in has failed. The page leads to /login, which leads a member on.
    layout: 'none',
    leads: {
      visitor: '/login',
      member: '/dashboard',
      'other role': '/unauthorized',
      unverified: '/dashboard',
    },
    titles: { '/success-login': 'Connexion' },
  },
  {
    layout: 'none',
    leads: { visitor: STAY, member: STAY, 'other role': STAY, unverified: STAY },
    titles: {
      '/verify-email': 'Vérification de l’e-mail',
      '/reset-password': 'Nouveau mot de passe',
      '/unauthorized': 'Accès refusé',
    },
  },
  {
    layout: 'app',
    leads: { visitor: '/login', member: STAY, 'other role': '/unauthorized', unverified: STAY },
    titles: {
      '/dashboard': 'Dashboard',
      '/tasks': 'Tools Library',
      '/collection': 'Collection',
      '/appearance': 'Appearance',
      '/community-hub': 'Community Hub',
      '/settings': 'Paramètres',
      '/whats-new': "What's New",
    },
  },
  {
    layout: 'app',
    leads: { visitor: '/login', member: STAY, 'other role': STAY, unverified: STAY },
    titles: { '/help': 'Help & Support' },
  },
]

const screens: Screen[] = groups.flatMap(({ layout, titles }) =>
  Object.entries(titles).map(([path, title]) => ({ path, layout, title: `${title} · Cadence` })),
)

/** One path of each group. */
export const samplePaths = groups.flatMap(({ titles }) => Object.keys(titles).slice(0, 1))

/** Every path of the product, in the order of the specification. */
export const statedPaths = screens.map(({ path }) => path)

/** The paths that want a signed-in member. */
export const protectedPaths = screens.filter(({ layout }) => layout === 'app').map(({ path }) => path)

/** The page of a path for visitors who may see it. */
export function screenAt(path: string): Screen {
  const screen = screens.find((candidate) => candidate.path === path)
  if (!screen) throw new Error(`The specification has no ${path}`)
  return screen
}

/** The page that a kind of visitor gets at a path. */
export function landing(kind: Kind, path: string): Screen {
  const group = groups.find(({ titles }) => path in titles)
  const leads = group?.leads[kind] ?? '/'
  return screenAt(leads === STAY ? path : leads)
}
