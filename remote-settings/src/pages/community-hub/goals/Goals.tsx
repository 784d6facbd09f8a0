import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { LoadFailed } from '../../../components/LoadFailed.tsx'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import type { Counted } from '../use-counts.ts'
import { AmbassadorLevels } from './AmbassadorLevels.tsx'
import { CommunityGoal } from './CommunityGoal.tsx'
import { IndividualGoal } from './IndividualGoal.tsx'
import { SocialGoals } from './SocialGoals.tsx'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  h2 { font-size: var(--text-xl); }
`

/** As high while the counts are on their way as with them, so that nothing moves when they come. */
const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  & > :first-of-type { min-height: 15rem; }
  & > :last-of-type { min-height: 13rem; }
  @media (min-width: 1100px) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`

/** The goals of all members and of this one, and the level that the member's referrals give. */
export function Goals({ counted }: { counted: Counted }) {
  const t = useTexts(communityGoalsTexts)
  const { known, state, load } = counted
  const failure = { failed: t.failed, offline: t.offline, loading: null, ready: null }[state]
  return (
    <Box aria-labelledby="goals-title">
      <h2 id="goals-title">{t.title}</h2>
      {failure && <LoadFailed text={failure} retry={t.retry} onRetry={load} />}
      <Two>
        <CommunityGoal known={known} state={state} />
        <IndividualGoal counted={counted} />
      </Two>
      <AmbassadorLevels known={known} state={state} />
      <SocialGoals />
    </Box>
  )
}
