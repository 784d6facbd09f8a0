import { useHashTarget } from '../../parts/use-hash-target.ts'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Highlights } from './Highlights.tsx'
import { Join } from './Join.tsx'
import { Levels } from './Levels.tsx'
import { Rewards } from './Rewards.tsx'

/** The programme (specification, section 2, Ambassador program page). */
export default function AmbassadorProgram() {
  useHashTarget()
  return (
    <>
      <Hero />
      <Highlights />
      <Levels />
      <Rewards />
      <Gallery />
      <Join />
    </>
  )
}
