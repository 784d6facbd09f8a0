import { Ambassadors } from './Ambassadors.tsx'
import { Channels } from './Channels.tsx'
import { Events } from './Events.tsx'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'

export default function Community() {
  return (
    <>
      <Hero />
      <Figures />
      <Channels />
      <Events />
      <Ambassadors />
    </>
  )
}
