import { Faq } from './faq/Faq.tsx'
import { Hero } from './Hero.tsx'
import { Shelves } from './shelves/Shelves.tsx'
import { Support } from './support/Support.tsx'
import { usePlace } from './use-place.ts'

/** The help center (specification, section 2, Help center page). */
export default function HelpCenter() {
  usePlace()
  return (
    <>
      <Hero />
      <Shelves />
      <Faq />
      <Support />
    </>
  )
}
