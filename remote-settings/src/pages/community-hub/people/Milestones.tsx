import { useLoad } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { usePreference } from '@cadence/shared/preferences'
import { settingsPath } from '@cadence/shared/router'
import { ButtonLink, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { milestonesTexts } from '../../../texts/community-hub.ts'
import { CountSkeleton } from '../CountSkeleton.tsx'
import { getMilestones } from '../community-api.ts'
import { MilestoneItem } from './MilestoneItem.tsx'
import { NobodyYet } from './NobodyYet.tsx'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;
  /* As high while it is loaded as with one row, so that the page does not move. */
  min-height: 13rem;
  h2 { font-size: var(--text-xl); }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0.75rem;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  p { color: var(--muted); font-size: var(--text-sm); }
`

/** What members have reached lately who let the others see it (specification, section 2, Community Hub). */
export function Milestones() {
  const t = useTexts(milestonesTexts)
  const shares = usePreference('sharesMilestones') ?? false
  const { data, state, reload } = useLoad(getMilestones, {
    // The switch may be turned in another tab or on another device.
    key: String(shares),
    reloadOn: ['visible', 'online'],
    onFailure: (error) => console.warn('The milestones could not be loaded', error),
  })
  return (
    <Box aria-labelledby="milestones-title">
      <h2 id="milestones-title">{t.title}</h2>
      {state === 'failed' && !data && (
        <ErrorNotice retry={{ label: t.retry, run: reload }}>{t.failed}</ErrorNotice>
      )}
      {state === 'loading' && !data && <CountSkeleton label={t.loading} />}
      {data?.length === 0 && <NobodyYet shares={shares} />}
      {data && data.length > 0 && (
        <>
          <List>
            {data.map((milestone) => (
              <MilestoneItem key={milestone.seed} milestone={milestone} />
            ))}
          </List>
          <Foot>
            <p>{shares ? t.sharing : t.notSharing}</p>
            <ButtonLink to={settingsPath('personal')} size="sm">
              {shares ? t.change : t.share}
            </ButtonLink>
          </Foot>
        </>
      )}
    </Box>
  )
}
