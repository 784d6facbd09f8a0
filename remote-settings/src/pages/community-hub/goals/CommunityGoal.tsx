import type { Loaded } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { communityGoal } from '@cadence/shared/schemas'
import { ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import { CountSkeleton } from '../CountSkeleton.tsx'
import { type Counts, isOffline } from '../counts.ts'
import { GoalFlower } from './GoalFlower.tsx'
import { Goal, Line, Reward } from './goal-styles.ts'

/** What is below its name has the rest of its height. */
const Community = styled(Goal)`
  @media (min-width: 1100px) { grid-template-rows: auto minmax(0, 1fr); }
`

const Percent = styled.strong`
  font: 650 clamp(3rem, 2rem + 4vw, 5rem) / 0.95 var(--font-display);
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
`

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 1rem clamp(1rem, 4vw, 2.5rem);
  @media (min-width: 340px) { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); }
  @media (min-width: 1100px) { grid-template-columns: minmax(0, 1fr); align-content: space-evenly; }
`

/** In place of the flower, and as large. */
const FlowerSkeleton = styled.span`
  justify-self: center;
  width: 100%;
  max-width: 20rem;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--surface-2);
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  @media (min-width: 1100px) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.25rem 1.5rem;
    align-items: end;
    strong { grid-area: 1 / 1 / span 2; }
  }
`

/**
 * The goal of all members (specification, section 9). Each entered code counts for it. A failure of the counts is announced here
 * once, for all cards that show them.
 */
export function CommunityGoal({ counts, bothFailed }: { counts: Loaded<Counts>; bothFailed: boolean }) {
  const { data, state, reload } = counts
  const t = useTexts(communityGoalsTexts)
  const tag = useLanguageTag('fr')
  const failure = bothFailed ? t.bothFailed : t.failed
  const goal = data && communityGoal(data.community.referrals)
  return (
    <Community aria-labelledby="community-goal">
      <Line>
        <h3 id="community-goal">{t.community}</h3>
        <Reward>{t.communityReward}</Reward>
      </Line>
      {state === 'failed' && (
        <ErrorNotice quiet retry={{ label: t.retry, run: reload }}>
          {isOffline(counts) ? t.offline : failure}
        </ErrorNotice>
      )}
      {goal ? (
        <Both>
          <GoalFlower label={t.community} percent={goal.percent} />
          <Figures>
            <span>{t.level({ level: goal.level })}</span>
            <Percent>{new Intl.NumberFormat(tag, { style: 'percent' }).format(goal.percent / 100)}</Percent>
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
    </Community>
  )
}
