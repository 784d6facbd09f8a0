import { useNamedPlace } from '../../parts/use-named-place.ts'
import { AmbassadorCall } from './ambassador/AmbassadorCall.tsx'
import { Day } from './day/Day.tsx'
import { EducationCall } from './education/EducationCall.tsx'
import { Faq } from './faq/Faq.tsx'
import { Hero } from './hero/Hero.tsx'
import { Space } from './space/Space.tsx'

export default function Home() {
  useNamedPlace()
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
