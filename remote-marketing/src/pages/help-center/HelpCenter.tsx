import { useHashTarget } from '../../parts/use-hash-target.ts'
import { Faq } from './Faq.tsx'
import { Hero } from './Hero.tsx'
import { Shelves } from './Shelves.tsx'
import { Support } from './Support.tsx'

/** The help center (specification, section 2, Help center page). */
export default function HelpCenter() {
  useHashTarget()
  return (
    <>
      <Hero />
      <Shelves />
      <Faq />
      <Support />
    </>
  )
}
