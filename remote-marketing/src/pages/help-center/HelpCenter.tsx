import { paths, useLocation, useNavigate } from '@cadence/shared/router'
import { useEffect } from 'react'
import { useHashTarget } from '../../parts/use-hash-target.ts'
import { ArticlePage } from './article/ArticlePage.tsx'
import { CategoryPage } from './CategoryPage.tsx'
import { CategorySections } from './CategorySections.tsx'
import { Faq } from './Faq.tsx'
import { Hero } from './Hero.tsx'
import { articleOfHash, helpPath, helpPlaceOf } from './help-places.ts'
import { Support } from './Support.tsx'

/** Leads on to another address of the help center, which takes the place of this one in the history. */
function useLeadOn(to: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true })
  }, [to, navigate])
}

/** The page of the help center itself. Links of the time when it held the articles lead on to their pages. */
function Center() {
  const { hash } = useLocation()
  const article = articleOfHash(hash)
  useLeadOn(article && helpPath(article.name))
  useHashTarget()
  return (
    <>
      <Hero />
      <CategorySections />
      <Faq />
      <Support />
    </>
  )
}

function Unknown() {
  useLeadOn(paths.helpCenter)
  return null
}

/** The help center (specification, section 2, Help center page), the lists of its categories and its articles. */
export default function HelpCenter() {
  const place = helpPlaceOf(useLocation().pathname)
  if (place.kind === 'article') return <ArticlePage article={place.article} />
  if (place.kind === 'category') return <CategoryPage category={place.category} />
  return place.kind === 'center' ? <Center /> : <Unknown />
}
