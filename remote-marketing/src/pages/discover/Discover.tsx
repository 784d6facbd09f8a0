import { Film } from './Film.tsx'
import { Hero } from './Hero.tsx'
import { Shields } from './Shields.tsx'
import { Tools } from './Tools.tsx'
import { Vision } from './Vision.tsx'

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
