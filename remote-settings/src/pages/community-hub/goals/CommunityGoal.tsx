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
  grid-template-rows: auto minmax(0, 1fr);
`

const Percent = styled.strong`
  font: 650 clamp(3rem, 2rem + 4vw, 5rem) / 0.95 var(--font-display);
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
`

/** The flower, and beside it the figures. A failure is below the flower where the room beside it would be narrow. */
const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 1rem clamp(1rem, 4vw, 2.5rem);
  min-height: 10.25rem;
  @media (min-width: 340px) and (max-width: 639px) {
    &:not([data-failed]) { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); }
    &[data-failed] > svg { max-height: 8rem; }
  }
  @media (min-width: 640px) { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); }
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
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
      <Both data-failed={(state === 'failed' && !goal) || undefined}>
        <GoalFlower label={t.community} percent={goal?.percent ?? null} />
        <Figures>
          {goal && (
            <>
              <span>{t.level({ level: goal.level })}</span>
              <Percent>{new Intl.NumberFormat(tag, { style: 'percent' }).format(goal.percent / 100)}</Percent>
              <p>{t.communityMissing({ count: goal.missing })}</p>
            </>
          )}
          {!goal && state === 'loading' && <CountSkeleton label={t.loading} />}
          {state === 'failed' && (
            <ErrorNotice quiet retry={{ label: t.retry, run: reload }}>
              {isOffline(counts) ? t.offline : failure}
            </ErrorNotice>
          )}
        </Figures>
      </Both>
    </Community>
  )
}
