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
import { useMilestones } from './people/use-milestones.ts'
import { Showcase } from './showcase/Showcase.tsx'

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.25rem, 1.75rem + 2vw, 3.5rem);
  max-width: 75rem;
`

/** On a phone the first card says what the page is for. */
const Head = styled.div`
  @media (max-width: 639px) { p { display: none; } }
`

/** The members’ meeting point (specification, section 2, Community Hub). */
export default function CommunityHub() {
  const t = useTexts(communityHubTexts)
  const counts = useCounts()
  const milestones = useMilestones()
  // Two failures at once have one cause: they are told once, and tried again together.
  const bothFailed = [counts, milestones].every(({ state, data }) => state === 'failed' && !data)
  const reloadBoth = () => {
    counts.reload()
    milestones.reload()
  }
  return (
    <>
      <Head>
        <PageHeader title={t.title} lang={useLanguageTag('en')} intro={t.intro} />
      </Head>
      <Body>
        <Launch counts={counts} />
        <Goals counts={bothFailed ? { ...counts, reload: reloadBoth } : counts} bothFailed={bothFailed} />
        <LiveEvents year={site.liveEventsYear} />
        <Milestones milestones={milestones} isShownAbove={bothFailed} />
        <Showcase />
      </Body>
    </>
  )
}
