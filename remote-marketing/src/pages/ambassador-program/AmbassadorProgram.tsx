import { useNamedPlace } from '../../parts/use-named-place.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { Hero } from './hero/Hero.tsx'
import { Highlights } from './highlights/Highlights.tsx'
import { Join } from './join/Join.tsx'
import { Levels } from './levels/Levels.tsx'
import { Rewards } from './rewards/Rewards.tsx'

/** The programme (specification, section 2, Ambassador program page). */
export default function AmbassadorProgram() {
  useNamedPlace()
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
