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

/**
 * As high while the counts are loaded as with them, so that the page does not move when they arrive. Without them the cards are
 * as high as what they hold.
 */
const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  &:not([data-failed]) > :first-of-type { min-height: 32.25rem; }
  @media (min-width: 520px) { &:not([data-failed]) > :first-of-type { min-height: 18.5rem; } }
  &:not([data-failed]) > :last-of-type { min-height: 13rem; }
  @media (min-width: 1100px) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`

/** The goals of the community and of this member, and the member's ambassador level. */
export function Goals({ counts }: { counts: Loaded<Counts> }) {
  const t = useTexts(communityGoalsTexts)
  return (
    <Box aria-labelledby="goals-title">
      <h2 id="goals-title">{t.title}</h2>
      <Two data-failed={(counts.state === 'failed' && !counts.data) || undefined}>
        <CommunityGoal counts={counts} />
        <IndividualGoal counts={counts} />
      </Two>
      <AmbassadorLevels counts={counts} />
      <SocialGoals />
    </Box>
  )
}
