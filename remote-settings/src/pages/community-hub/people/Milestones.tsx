import { useTexts } from '@cadence/shared/i18n'
import { useIsUnsent, usePreference } from '@cadence/shared/preferences'
import { settingsPath } from '@cadence/shared/router'
import { ButtonLink, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect } from 'react'
import { milestonesTexts } from '../../../texts/community-hub.ts'
import { MilestoneItem } from './MilestoneItem.tsx'
import { MilestoneList } from './MilestoneList.tsx'
import { MilestonesSkeleton } from './MilestonesSkeleton.tsx'
import { noteMilestones } from './milestone-count.ts'
import { NobodyYet } from './NobodyYet.tsx'
import type { LoadedMilestones } from './use-milestones.ts'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: 1rem;
  /* As high with an answer as with its skeleton, so that the page does not move. */
  &:not([data-failed]) { min-height: 17.5rem; }
  @media (max-width: 359px) { &:not([data-failed]) { min-height: 19rem; } }
  @media (min-width: 640px) { &:not([data-failed]) { min-height: 13.5rem; } }
  h2 { font-size: var(--text-xl); }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  margin-top: 1rem;
  p { color: var(--muted); font-size: var(--text-sm); }
`

/** What members have reached lately who let the others see it (specification, section 2, Community Hub). */
export function Milestones({ milestones: { data, state, reload } }: { milestones: LoadedMilestones }) {
  const t = useTexts(milestonesTexts)
  const shares = usePreference('sharesMilestones') ?? false
  const isUnsent = useIsUnsent('sharesMilestones')
  const count = data?.length
  useEffect(() => {
    if (count !== undefined) noteMilestones(count)
  }, [count])
  const hasFailed = state === 'failed' && !data
  return (
    <Box aria-labelledby="milestones-title" data-failed={hasFailed || undefined}>
      <h2 id="milestones-title">{t.title}</h2>
      {hasFailed && (
        <ErrorNotice quiet retry={{ label: t.retry, run: reload }}>
          {t.failed}
        </ErrorNotice>
      )}
      {state === 'loading' && !data && <MilestonesSkeleton label={t.loading} />}
      {data?.length === 0 && <NobodyYet shares={shares} isUnsent={isUnsent} />}
      {data && data.length > 0 && (
        <div>
          <MilestoneList>
            {data.map((milestone) => (
              <MilestoneItem key={milestone.seed} milestone={milestone} />
            ))}
          </MilestoneList>
          <Foot>
            <p>{isUnsent ? t.unsent : shares ? t.sharing : t.notSharing}</p>
            <ButtonLink to={settingsPath('personal')} size="sm">
              {shares ? t.change : t.share}
            </ButtonLink>
          </Foot>
        </div>
      )}
    </Box>
  )
}
