import { fr } from '../../../parts/typography.ts'

/** The name of a help category, which is also the end of its address. */
export type CategoryName = 'premier-pas' | 'fonctionnalites' | 'tutoriels-video' | 'support-technique'

/** A help category (specification, section 3): its title, what it is about, and how many articles it counts. */
export interface Category {
  name: CategoryName
  /** The element of the help center’s page. Old links name it. */
  id: `categorie-${CategoryName}`
  title: string
  description: string
  count: number
  /** Heading of its first articles on the help center’s page. */
  lead: string
}

/** The file of the picture that is shown where a category, or an article of it, is shared. */
export const categoryPicture = (name: CategoryName) => `og/help-center-${name}.png`

/** The four categories, in their stated order. */
export const categories: readonly Category[] = [
  {
    name: 'premier-pas',
    id: 'categorie-premier-pas',
    title: 'Premier Pas',
    description: fr("Du compte que l'on crée à la première heure passée dans son espace."),
    count: 12,
    lead: 'Pour commencer',
  },
  {
    name: 'fonctionnalites',
    id: 'categorie-fonctionnalites',
    title: 'Fonctionnalités',
    description: fr("Ce que fait chaque outil, où il se trouve, et ce que l'on peut lui demander."),
    count: 25,
    lead: 'Les plus utiles',
  },
  {
    name: 'tutoriels-video',
    id: 'categorie-tutoriels-video',
    title: 'Tutoriels Vidéo',
    description: fr('Un geste par film, en moins de trente secondes, avec ses étapes écrites.'),
    count: 18,
    lead: 'Les gestes du quotidien',
  },
  {
    name: 'support-technique',
    id: 'categorie-support-technique',
    title: 'Support Technique',
    description: fr('Un accès perdu, un tableau introuvable, un clic de trop : la marche à suivre.'),
    count: 30,
    lead: 'Ce qui arrive le plus souvent',
  },
]
