import { Film } from './film/Film.tsx'
import { Hero } from './hero/Hero.tsx'
import { Shields } from './shields/Shields.tsx'
import { Tools } from './tools/Tools.tsx'
import { Vision } from './vision/Vision.tsx'

export default function Discover() {
  return (
    <>
      <Hero />
      <Vision />
      <Shields />
      <Tools />
      <Film />
    </>
  )
}
