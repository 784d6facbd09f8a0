import { useTexts } from '@cadence/shared/i18n'
import { Vignette } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { noticesTexts } from '../../../texts/app-area.ts'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: 2.5rem 1.5rem 3rem;
  text-align: center;
  & > div { width: min(15rem, 100%); margin-bottom: 1rem; }
  strong { font-weight: 600; }
  p { color: var(--muted); font-size: var(--text-sm); text-wrap: balance; }
`

/** Replaces the list when there are no notices. */
export function NoNotices() {
  const t = useTexts(noticesTexts)
  return (
    <Box role="status">
      <Vignette of="rests" />
      <strong>{t.empty}</strong>
      <p>{t.emptyHint}</p>
    </Box>
  )
}
