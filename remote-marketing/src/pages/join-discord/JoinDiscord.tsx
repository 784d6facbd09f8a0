import { Application } from './Application.tsx'
import { Gains } from './Gains.tsx'
import { Hero } from './Hero.tsx'

/** /join-discord (specification, section 2, Ambassador program page and application form). */
export default function JoinDiscord() {
  return (
    <>
      <Hero />
      <Gains />
      <Application />
    </>
  )
}
