import { Hero } from './hero/Hero.tsx'
import { Places } from './places/Places.tsx'
import { Results } from './results/Results.tsx'
import { Semester } from './semester/Semester.tsx'
import { Start } from './start/Start.tsx'
import { Terms } from './terms/Terms.tsx'

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
