import { fr } from '../../../parts/typography.ts'

/**
 * A help article. `fr()` has set its texts. Double square brackets mark a name that the product shows in English, such as
 * `[[Edit Dashboard]]`.
 */
export interface Article {
  id: `article-${string}`
  category: CategoryId
  title: string
  text: string
  steps?: readonly string[]
  note?: string
}

/** A help category (specification, section 3): its title, what it is about, and how many articles it counts. */
export interface Category {
  id: `categorie-${string}`
  title: string
  description: string
  count: number
  /** Heading of its first articles. */
  lead: string
}

export const categories = [
  {
    id: 'categorie-premier-pas',
    title: 'Premier Pas',
    description: fr("Du compte que l'on crée à la première heure passée dans son espace."),
    count: 12,
    lead: 'Les plus lus',
  },
  {
    id: 'categorie-fonctionnalites',
    title: 'Fonctionnalités',
    description: fr("Ce que fait chaque outil, où il se trouve, et ce que l'on peut lui demander."),
    count: 25,
    lead: 'Les plus lus',
  },
  {
    id: 'categorie-tutoriels-video',
    title: 'Tutoriels Vidéo',
    description: fr("Pour qui préfère voir un geste avant de l'essayer."),
    count: 18,
    lead: fr("À lire en attendant l'image"),
  },
  {
    id: 'categorie-support-technique',
    title: 'Support Technique',
    description: fr('Un accès perdu, un tableau introuvable, un clic de trop : la marche à suivre.'),
    count: 30,
    lead: 'Les plus lus',
  },
] as const satisfies readonly Category[]

/** The id of a category. */
export type CategoryId = (typeof categories)[number]['id']
