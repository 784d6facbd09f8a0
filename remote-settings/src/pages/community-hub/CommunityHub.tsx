import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { site } from '@cadence/shared/site'
import { ErrorNotice, PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { communityGoalsTexts, communityHubTexts } from '../../texts/community-hub.ts'
import { isOffline, useCounts } from './counts.ts'
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

/** The Community Hub. A failure of any of its parts is shown once, under the title, because the parts may be below the window. */
const Head = styled.div`
  @media (max-width: 639px) { p { display: none; } }
  [role='alert'] { max-width: 75rem; margin-bottom: 1.25rem; }
  button { min-height: 2.75rem; }
`

/** The members’ meeting point (specification, section 2, Community Hub). */
export default function CommunityHub() {
  const t = useTexts(communityHubTexts)
  const goals = useTexts(communityGoalsTexts)
  const counts = useCounts()
  const milestones = useMilestones()
  // Two failures at once have one cause: they are told once, and tried again together.
  const bothFailed = [counts, milestones].every(({ state, data }) => state === 'failed' && !data)
  const reload = () => {
    counts.reload()
    if (bothFailed) milestones.reload()
  }
  const failure = bothFailed ? goals.bothFailed : goals.failed
  return (
    <>
      <Head>
        <PageHeader title={t.title} lang={useLanguageTag('en')} intro={t.intro} />
        {counts.state === 'failed' && (
          <ErrorNotice quiet retry={{ label: goals.retry, run: reload }}>
            {isOffline(counts) ? goals.offline : failure}
          </ErrorNotice>
        )}
      </Head>
      <Body>
        <Launch counts={counts} />
        <Goals counts={counts} />
        <LiveEvents year={site.liveEventsYear} />
        {!bothFailed && <Milestones milestones={milestones} />}
        <Showcase />
      </Body>
    </>
  )
}
