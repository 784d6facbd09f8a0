import { Hero } from './Hero.tsx'
import { Places } from './Places.tsx'
import { Results } from './Results.tsx'
import { Semester } from './Semester.tsx'
import { Start } from './Start.tsx'
import { Terms } from './Terms.tsx'

/** What Cadence is to a school (specification, section 2, Education page). */
export default function Education() {
  return (
    <>
      <Hero />
      <Places />
      <Results />
      <Semester />
      <Terms />
      <Start />
    </>
  )
}
