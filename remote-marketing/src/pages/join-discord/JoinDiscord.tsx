import { Application } from './application/Application.tsx'
import { Gains } from './gains/Gains.tsx'
import { Hero } from './hero/Hero.tsx'

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
