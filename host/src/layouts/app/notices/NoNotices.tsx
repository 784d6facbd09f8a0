import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { BellOff } from 'lucide-react'
import { noticesTexts } from '../../../texts/app-area.ts'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: 2.5rem 1.5rem 3rem;
  text-align: center;
  svg { margin-bottom: 0.75rem; color: var(--faint); }
  strong { font-weight: 600; }
  p { color: var(--muted); font-size: var(--text-sm); }
`

/** Replaces the list when there are no notices. */
export function NoNotices() {
  const t = useTexts(noticesTexts)
  return (
    <Box role="status">
      <BellOff size={28} strokeWidth={1.75} aria-hidden="true" />
      <strong>{t.empty}</strong>
      <p>{t.emptyHint}</p>
    </Box>
  )
}
