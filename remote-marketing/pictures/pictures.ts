import { categories, categoryPicture } from '../src/pages/help-center/content/categories.ts'
import { fr } from '../src/parts/typography.ts'
import { ambassadorProgram } from './drawings/ambassador-program.ts'
import { cgu } from './drawings/cgu.ts'
import { community } from './drawings/community.ts'
import { discover } from './drawings/discover.ts'
import { education } from './drawings/education.ts'
import { helpCategory } from './drawings/help-category.ts'
import { helpCenter } from './drawings/help-center.ts'
import { home } from './drawings/home.ts'
import { joinDiscord } from './drawings/join-discord.ts'
import { legalNotice } from './drawings/legal-notice.ts'
import { privacyPolicy } from './drawings/privacy-policy.ts'
import type { Picture } from './picture.ts'

/** The picture of every page, by the page's folder, and of the help center's categories, which their articles share. */
export const pictures: readonly Picture[] = [
  {
    file: 'og/home.png',
    title: ['Une chose', 'à la fois,', 'à votre', 'cadence.'],
    line: 'L’espace de travail des étudiants',
    drawing: home,
  },
  {
    file: 'og/education.png',
    title: ['Éducation'],
    line: fr('65 % de concentration en plus,\n40 % de stress en moins aux examens'),
    drawing: education,
  },
  {
    file: 'og/community.png',
    title: ['Communauté'],
    line: fr('Plus de 50 000 membres'),
    drawing: community,
  },
  {
    file: 'og/discover.png',
    title: ['Découvrir Cadence'],
    line: 'Travailler un peu, s’arrêter vraiment, recommencer',
    drawing: discover,
  },
  {
    file: 'og/ambassador-program.png',
    title: ['Programme', 'ambassadeur'],
    line: fr('Quatre niveaux, dès 3 filleuls'),
    drawing: ambassadorProgram,
  },
  {
    file: 'og/join-discord.png',
    title: ['Deviens', 'Ambassadeur'],
    line: fr('500+ ambassadeurs actifs t’attendent'),
    drawing: joinDiscord,
  },
  {
    file: 'og/legal-notice.png',
    title: ['Mentions', 'légales'],
    line: 'Qui répond de Cadence',
    drawing: legalNotice,
  },
  {
    file: 'og/privacy-policy.png',
    title: ['Politique de', 'confidentialité'],
    line: 'Ni revente, ni publicité',
    drawing: privacyPolicy,
  },
  {
    file: 'og/cgu.png',
    title: ['Conditions', 'générales', 'd’utilisation'],
    line: 'Les règles, en mots simples',
    drawing: cgu,
  },
  {
    file: 'og/help-center.png',
    title: ['Centre', 'd’aide'],
    line: 'Une réponse courte, tout de suite',
    drawing: helpCenter,
  },
  ...categories.map(
    ({ name, title, count }): Picture => ({
      file: categoryPicture(name),
      title: title.split(' '),
      line: fr(`${count} articles du centre d’aide`),
      drawing: helpCategory(name),
    }),
  ),
]
