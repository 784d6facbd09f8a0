import { useTexts } from '@cadence/shared/i18n'
import { settingsPath } from '@cadence/shared/router'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { milestonesTexts } from '../../../texts/community-hub.ts'

/** The frame of a note where milestones would be. */
const NoteBox = styled.div`
  display: grid;
  justify-items: start;
  align-items: center;
  align-content: center;
  gap: 0.875rem 2rem;
  padding: 1.25rem 1.5rem;
  border: 1px dashed var(--outline);
  border-radius: var(--radius-card);
  p { max-width: 44em; color: var(--muted); }
  @media (min-width: 640px) { grid-template-columns: minmax(0, 1fr) auto; }
`

/** In place of milestones while nobody shares one. */
export function NobodyYet({ shares, isUnsent }: { shares: boolean; isUnsent: boolean }) {
  const t = useTexts(milestonesTexts)
  const shared = isUnsent ? t.nobodyUnsent : t.nobodyButYou
  return (
    <NoteBox>
      <p>{shares ? shared : t.nobody}</p>
      <ButtonLink to={settingsPath('personal')} size="sm">
        {shares ? t.change : t.share}
      </ButtonLink>
    </NoteBox>
  )
}
