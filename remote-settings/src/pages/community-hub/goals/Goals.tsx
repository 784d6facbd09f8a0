import type { Loaded } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { communityGoalsTexts } from '../../../texts/community-hub.ts'
import type { Counts } from '../counts.ts'
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

/** On a desktop the goal of all is as high as the member's own two cards. Without counts it is as high as what it holds. */
const Counted = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    &:not([data-failed]) > :first-of-type { grid-row: span 2; }
    &[data-failed] > :last-of-type { grid-column: 1 / -1; }
  }
`

/** The goals of the community and of this member, and the member's ambassador level. */
export function Goals({ counts, bothFailed }: { counts: Loaded<Counts>; bothFailed: boolean }) {
  const t = useTexts(communityGoalsTexts)
  return (
    <Box aria-labelledby="goals-title">
      <h2 id="goals-title">{t.title}</h2>
      <Counted data-failed={(counts.state === 'failed' && !counts.data) || undefined}>
        <CommunityGoal counts={counts} bothFailed={bothFailed} />
        <IndividualGoal counts={counts} />
        <AmbassadorLevels counts={counts} />
      </Counted>
      <SocialGoals />
    </Box>
  )
}
