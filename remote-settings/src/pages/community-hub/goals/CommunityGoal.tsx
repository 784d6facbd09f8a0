import type { Loaded } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { communityGoal } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import { CountSkeleton } from '../CountSkeleton.tsx'
import type { Counts } from '../counts.ts'
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

/** The flower, and beside it the figures, which in a wide window leave the room to it. */
const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 1rem clamp(1rem, 4vw, 2.5rem);
  min-height: 10.25rem;
  @media (min-width: 340px) { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); }
  @media (min-width: 1280px) { grid-template-columns: minmax(0, 1fr) minmax(auto, 14rem); }
  /* Without figures the flower is small, and what counts for it is beside it. */
  &[data-unknown] { grid-template-columns: 5rem minmax(0, 1fr); gap: 1.25rem; min-height: 0; }
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`

/** The goal of all members (specification, section 9). Each entered code counts for it. */
export function CommunityGoal({ counts: { data, state } }: { counts: Loaded<Counts> }) {
  const t = useTexts(communityGoalsTexts)
  const tag = useLanguageTag('fr')
  const goal = data && communityGoal(data.community.referrals)
  const isUnknown = !goal && state === 'failed'
  return (
    <Community aria-labelledby="community-goal">
      <Line>
        <h3 id="community-goal">{t.community}</h3>
        <Reward>{t.communityReward}</Reward>
      </Line>
      <Both data-unknown={isUnknown || undefined}>
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
          {isUnknown && <p>{t.communityHow}</p>}
        </Figures>
      </Both>
    </Community>
  )
}
