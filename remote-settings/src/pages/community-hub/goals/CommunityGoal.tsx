import type { Loaded } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { communityGoal } from '@cadence/shared/schemas'
import { ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import { CountSkeleton } from '../CountSkeleton.tsx'
import { type Counts, isOffline } from '../counts.ts'
import { GoalFlower } from './GoalFlower.tsx'
import { Goal, Line, Meter, Reward } from './goal-styles.ts'

const Percent = styled.strong`
  font: 650 clamp(3rem, 2rem + 4vw, 5rem) / 0.95 var(--font-display);
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
`

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 1rem 2rem;
  @media (min-width: 520px) { grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); }
`

/** In place of the flower, and as large. */
const FlowerSkeleton = styled.span`
  justify-self: center;
  width: 100%;
  max-width: 15rem;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--surface-2);
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
`

/**
 * The goal of all members (specification, section 9). Each entered code counts for it. A failure of the counts is announced here
 * once, for all cards that show them.
 */
export function CommunityGoal({ counts }: { counts: Loaded<Counts> }) {
  const { data, state, reload } = counts
  const t = useTexts(communityGoalsTexts)
  const tag = useLanguageTag('fr')
  const goal = data && communityGoal(data.community.referrals)
  return (
    <Goal aria-labelledby="community-goal">
      <Line>
        <h3 id="community-goal">{t.community}</h3>
        <Reward>{t.communityReward}</Reward>
      </Line>
      {state === 'failed' && (
        <ErrorNotice retry={{ label: t.retry, run: reload }}>
          {isOffline(counts) ? t.offline : t.failed}
        </ErrorNotice>
      )}
      {goal ? (
        <Both>
          <GoalFlower percent={goal.percent} />
          <Figures>
            <Line>
              <Percent>{new Intl.NumberFormat(tag, { style: 'percent' }).format(goal.percent / 100)}</Percent>
              <span>{t.level({ level: goal.level })}</span>
            </Line>
            <Meter aria-label={t.community} max={100} value={goal.percent} />
            <p>{t.communityMissing({ count: goal.missing })}</p>
          </Figures>
        </Both>
      ) : (
        state === 'loading' && (
          <Both>
            <FlowerSkeleton />
            <CountSkeleton label={t.loading} />
          </Both>
        )
      )}
    </Goal>
  )
}
