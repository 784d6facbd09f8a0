import { define } from './texts.ts'

const base = {
  title: 'Community Hub',
  intro:
    'Le point de rencontre des membres de Cadence\u202f: les événements, les objectifs que l’on atteint ensemble et le parrainage.',
}

/** Default texts of the members’ meeting point. */
export type CommunityHubTexts = typeof base
export const communityHubTexts = define('communityHub', base)
