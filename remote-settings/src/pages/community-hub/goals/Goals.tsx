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

/** One card for all of them: the goal of all, beside or above the member's own two parts, and the networks below. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  & > * + * { border-top: 1px solid var(--hairline); }
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :is(:first-of-type, :last-of-type) { grid-column: 1 / -1; }
    & > :nth-of-type(3) { border-left: 1px solid var(--hairline); }
  }
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > :first-of-type { grid-area: 1 / 1 / span 2; border-right: 1px solid var(--hairline); }
    & > :nth-of-type(2) { border-top: 0; }
    & > :nth-of-type(3) { border-left: 0; }
  }
  /* Without counts the three are short: they are side by side. */
  @media (min-width: 1280px) {
    &[data-unknown] { grid-template-columns: minmax(0, 11fr) repeat(2, minmax(0, 9fr)); }
    &[data-unknown] > :first-of-type { grid-area: 1 / 1; }
    &[data-unknown] > :nth-of-type(3) { border-top: 0; border-left: 1px solid var(--hairline); }
  }
`

/** The goals of the community and of this member, and the member's ambassador level. */
export function Goals({ counts }: { counts: Loaded<Counts> }) {
  const t = useTexts(communityGoalsTexts)
  return (
    <Box aria-labelledby="goals-title">
      <h2 id="goals-title">{t.title}</h2>
      <Sheet data-unknown={(counts.state === 'failed' && !counts.data) || undefined}>
        <CommunityGoal counts={counts} />
        <IndividualGoal counts={counts} />
        <AmbassadorLevels counts={counts} />
        <SocialGoals />
      </Sheet>
    </Box>
  )
}
