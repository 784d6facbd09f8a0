import { useHashTarget } from '../../parts/use-hash-target.ts'
import { AmbassadorCall } from './AmbassadorCall.tsx'
import { Day } from './Day.tsx'
import { EducationCall } from './EducationCall.tsx'
import { Faq } from './Faq.tsx'
import { Hero } from './Hero.tsx'
import { Space } from './Space.tsx'

export default function Home() {
  useHashTarget()
  return (
    <>
      <Hero />
      <Day />
      <Space />
      <EducationCall />
      <Faq />
      <AmbassadorCall />
    </>
  )
}
