import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { site } from '@cadence/shared/site'
import { PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { communityHubTexts } from '../../texts/community-hub.ts'
import { useCounts } from './counts.ts'
import { LiveEvents } from './events/LiveEvents.tsx'
import { Goals } from './goals/Goals.tsx'
import { Launch } from './Launch.tsx'
import { Milestones } from './people/Milestones.tsx'
import { Showcase } from './showcase/Showcase.tsx'

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 2rem + 2vw, 4rem);
  max-width: 75rem;
`

/** The members’ meeting point (specification, section 2, Community Hub). */
export default function CommunityHub() {
  const t = useTexts(communityHubTexts)
  const counts = useCounts()
  return (
    <>
      <PageHeader title={t.title} lang={useLanguageTag('en')} intro={t.intro} />
      <Body>
        <Launch counts={counts} />
        <Milestones />
        <Goals counts={counts} />
        <LiveEvents year={site.liveEventsYear} />
        <Showcase />
      </Body>
    </>
  )
}
