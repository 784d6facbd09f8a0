import type { Loaded } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { communityGoal } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import { CountSkeleton } from '../CountSkeleton.tsx'
import type { Counts } from '../counts.ts'
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

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
`

/** The goal of all members (specification, section 9). Each entered code counts for it. */
export function CommunityGoal({ counts: { data, state } }: { counts: Loaded<Counts> }) {
  const t = useTexts(communityGoalsTexts)
  const tag = useLanguageTag('fr')
  const goal = data && communityGoal(data.community.referrals)
  return (
    <Goal aria-labelledby="community-goal">
      <Line>
        <h3 id="community-goal">{t.community}</h3>
        <Reward>{t.communityReward}</Reward>
      </Line>
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
        state === 'loading' && <CountSkeleton label={t.loading} />
      )}
    </Goal>
  )
}
