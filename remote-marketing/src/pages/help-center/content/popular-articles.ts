import type { ArticleName } from './article-list.ts'
import type { CategoryName } from './categories.ts'

/** The popular articles of each category. */
export const popular: Readonly<Record<CategoryName, readonly ArticleName[]>> = {
  'premier-pas': ['premier-tableau', 'verifier-son-e-mail', 'noms-en-anglais'],
  fonctionnalites: ['composer-un-tableau-de-bord', 'lancer-le-minuteur', 'emploi-du-temps-abonne'],
  'tutoriels-video': ['deplacer-au-clavier', 'ajuster-sur-un-telephone', 'cours-chaque-semaine'],
  'support-technique': ['mot-de-passe-oublie', 'annuler-une-suppression', 'tableau-absent'],
}
