import { useTexts } from '@cadence/shared/i18n'
import { settingsPath } from '@cadence/shared/router'
import { ButtonLink, Vignette } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { milestonesTexts } from '../../../texts/community-hub.ts'

/** The frame of a note where milestones would be. On a phone the person is beside the button, under the words. */
const NoteBox = styled.div`
  display: grid;
  grid-template: auto auto / minmax(0, 1fr) auto;
  align-items: center;
  align-content: center;
  gap: 0.875rem 1rem;
  padding: 1.25rem 1.5rem;
  border: 1px dashed var(--outline);
  border-radius: var(--radius-card);
  p { grid-column: 1 / -1; max-width: 44em; color: var(--muted); }
  a { justify-self: start; }
  @media (min-width: 640px) {
    grid-template: auto / auto minmax(0, 1fr) auto;
    column-gap: 1.5rem;
    p { grid-column: 2; }
  }
`

const Person = styled(Vignette)`
  width: 7rem;
  @media (min-width: 640px) { grid-area: 1 / 1; width: 9.5rem; }
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
      <Person of="stars" />
    </NoteBox>
  )
}
