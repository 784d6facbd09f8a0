import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import type { Ref } from 'react'
import { moodCheckTexts } from '../../texts/mood-check.ts'
import type { DisplaySize } from '../size.ts'
import { Face } from './Face.tsx'
import type { MoodName } from './moods.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  svg { width: 4rem; height: 4rem; color: var(--warm); }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.3; text-align: center; }
  strong { display: block; color: var(--text); font: 600 var(--text-lg) / 1.3 var(--font-display); letter-spacing: -0.01em; }
  &:is([data-size='small'], [data-size='large']) {
    flex-direction: row;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    p { text-align: start; }
  }
  &[data-size='small'] { gap: 0.5rem 0.75rem; }
  &[data-size='small'] svg { width: 2.5rem; height: 2.5rem; }
  &[data-size='small'] strong { font-size: var(--text-md); }
`

interface NotedProps {
  size: DisplaySize
  mood: MoodName
  onChange: () => void
  ref: Ref<HTMLButtonElement>
}

/** What was noted today, and the way to change it. */
export function Noted({ size, mood, onChange, ref }: NotedProps) {
  const t = useTexts(moodCheckTexts)
  return (
    <Box data-size={size}>
      <Face mood={mood} />
      <p>
        {t.notedShort}
        <strong>{t[mood]}</strong>
      </p>
      <Button ref={ref} variant="ghost" size="sm" onClick={onChange}>
        {t.change}
      </Button>
    </Box>
  )
}
