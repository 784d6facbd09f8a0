import type { Loaded } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { communityGoal } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import { CountSkeleton } from '../CountSkeleton.tsx'
import type { Counts } from '../counts.ts'
import { Goal, Line, Meter, Reward } from './goal-styles.ts'

const Percent = styled.strong`
  font: 650 clamp(3rem, 2rem + 4vw, 5rem) / 0.95 var(--font-display);
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
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
        <>
          <Line>
            <Percent>{new Intl.NumberFormat(tag, { style: 'percent' }).format(goal.percent / 100)}</Percent>
            <span>{t.level({ level: goal.level })}</span>
          </Line>
          <Meter aria-label={t.community} max={100} value={goal.percent} />
          <p>{t.communityMissing({ count: goal.missing })}</p>
        </>
      ) : (
        state === 'loading' && <CountSkeleton label={t.loading} />
      )}
    </Goal>
  )
}
