import type { HeadOf } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import { breadcrumbs, faqPage } from '../../parts/json-ld.ts'
import { fr } from '../../parts/typography.ts'
import { allTexts } from './content/all-texts.ts'
import { type Category, categoryPicture } from './content/categories.ts'
import { wordsOf } from './content/inline-markup.ts'
import { questions } from './content/questions.ts'
import { helpNames, helpPath, helpPlaceOf } from './help-places.ts'

const picture = {
  file: 'og/help-center.png',
  alt: fr("Centre d'aide. À côté, la recherche : le mot « tableau » et les quatre réponses qu'elle trouve."),
}

/** An article has the picture of its category. */
const pictureOf = ({ name, title }: Category) => ({
  file: categoryPicture(name),
  alt: fr(`${title}. À côté, trois articles de cette partie du centre d'aide, au-dessus d'une lampe.`),
})

const center = { name: fr("Centre d'aide"), path: paths.helpCenter }

export const head: HeadOf = (address) => {
  const place = helpPlaceOf(new URL(address.url).pathname)
  if (place.kind === 'article') {
    const { name, title, category } = place.article
    const list = { name: category.title, path: helpPath(category.name) }
    return {
      title,
      description: fr(wordsOf(allTexts[name].lead)),
      picture: pictureOf(category),
      jsonLd: [breadcrumbs(address, title, [center, list])],
    }
  }
  if (place.kind === 'category') {
    const { title, description, count } = place.category
    return {
      title,
      description: fr(`${description} Les ${count} articles du centre d'aide, rangés par sujet.`),
      picture: pictureOf(place.category),
      jsonLd: [breadcrumbs(address, title, [center])],
    }
  }
  return {
    description: fr(
      "Premiers pas, fonctionnalités, tutoriels, support technique : trouvez une réponse courte, ou parlez à l'équipe en direct, par ticket ou en séance guidée.",
    ),
    picture,
    jsonLd: [breadcrumbs(address, center.name), faqPage(questions)],
    below: helpNames,
  }
}
