import type { Loaded } from '@cadence/shared/api'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { freeMonths, nextFreeMonth } from '@cadence/shared/schemas'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useState } from 'react'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import { CountSkeleton } from '../CountSkeleton.tsx'
import type { Counts } from '../counts.ts'
import { YourCode } from '../YourCode.tsx'
import { Goal, Line, Meter, Reward } from './goal-styles.ts'

/** The card is as high as the one of the level beside it, and its button is at the bottom. The skeleton has the height of the line and the bar. */
const Own = styled(Goal)`
  display: flex;
  flex-direction: column;
  & > button { align-self: start; margin-top: auto; }
  /* Beside the level it would have a gap above its button. */
  & > [data-how] { display: none; }
  @media (min-width: 640px) and (max-width: 1099px) { & > [data-how] { display: block; } }
  & > [role='status'] { align-content: space-between; gap: 0; height: calc(1lh + 1.5rem); }
`

/** The member's own goal: the next month of Premium (specification, section 9). */
export function IndividualGoal({ counts: { data, state, reload } }: { counts: Loaded<Counts> }) {
  const t = useTexts(communityGoalsTexts)
  const [isOpen, setOpen] = useState(false)
  const own = data?.community.own
  return (
    <Own aria-labelledby="individual-goal">
      <Line>
        <h3 id="individual-goal">{t.individual}</h3>
        <Reward>{t.individualReward}</Reward>
      </Line>
      {own === undefined && state === 'loading' && <CountSkeleton label={t.loading} />}
      {own === undefined && state === 'failed' && <p>{t.individualHow}</p>}
      {own !== undefined && (
        <>
          <p>{t.individualCount({ count: own, target: nextFreeMonth(own) })}</p>
          <Meter aria-label={t.individual} max={nextFreeMonth(own)} value={own} />
          {freeMonths(own) > 0 && <p>{t.months({ count: freeMonths(own) })}</p>}
        </>
      )}
      {state !== 'failed' && <p data-how="">{t.individualHow}</p>}
      <Button size="sm" onClick={() => setOpen(true)}>
        <span lang={useLanguageTag('en')}>{t.yourCode}</span>
      </Button>
      {isOpen && (
        <YourCode
          code={data?.referrals.code}
          failed={state === 'failed'}
          onRetry={reload}
          onClose={() => setOpen(false)}
        />
      )}
    </Own>
  )
}
