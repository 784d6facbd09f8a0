import { Ambassadors } from './ambassadors/Ambassadors.tsx'
import { Channels } from './channels/Channels.tsx'
import { Events } from './events/Events.tsx'
import { Figures } from './figures/Figures.tsx'
import { Hero } from './hero/Hero.tsx'

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
