import { useTexts } from '@cadence/shared/i18n'
import { settingsPath } from '@cadence/shared/router'
import { ButtonLink, Vignette } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { milestonesTexts } from '../../../texts/community-hub.ts'

const Box = styled.div`
  display: grid;
  justify-items: start;
  align-items: center;
  gap: 1rem 2rem;
  padding: 1.25rem 1.5rem;
  border: 1px dashed var(--outline);
  border-radius: var(--radius-card);
  p { max-width: 34em; margin-bottom: 0.875rem; color: var(--muted); }
  @media (min-width: 640px) { grid-template-columns: auto minmax(0, 1fr); }
`

const Picture = styled(Vignette)`
  width: 10rem;
  @media (min-width: 640px) { width: 13rem; }
`

/** In place of milestones while nobody shares one. The people are drawn, and stand for nobody. */
export function NobodyYet({ shares, isUnsent }: { shares: boolean; isUnsent: boolean }) {
  const t = useTexts(milestonesTexts)
  const shared = isUnsent ? t.nobodyUnsent : t.nobodyButYou
  return (
    <Box>
      <Picture of="reaches" />
      <div>
        <p>{shares ? shared : t.nobody}</p>
        <ButtonLink to={settingsPath('personal')} size="sm">
          {shares ? t.change : t.share}
        </ButtonLink>
      </div>
    </Box>
  )
}
