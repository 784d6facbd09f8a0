import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { widgetTexts } from '../../texts/widgets.ts'
import type { WidgetBodyProps } from '../parts.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: flex-start;
  gap: 0.5rem;
  margin: -3.25rem -1.125rem -1.125rem;
  padding: 3.25rem 1.125rem 1.125rem;
  /* Four rings that widen, like a breath. */
  background:
    linear-gradient(transparent 35%, var(--surface-1) 70%),
    radial-gradient(circle at 78% 34%, color-mix(in srgb, var(--warm) 70%, transparent) 0 0.875rem, transparent calc(0.875rem + 1px)),
    repeating-radial-gradient(circle at 78% 34%, transparent 0 1.75rem, color-mix(in srgb, var(--warm) 22%, transparent) calc(1.75rem + 1px) calc(1.75rem + 2px), transparent calc(1.75rem + 3px));
  span { padding: 0 0.625rem; border: 1px solid color-mix(in srgb, var(--warm) 45%, transparent); border-radius: var(--radius-pill); background: var(--surface-1); color: var(--warm); font-size: var(--text-xs); font-weight: 600; line-height: 1.5rem; }
  p { max-width: 20rem; color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
`

/** The stated teaser of a tool that does not exist yet. */
export function ZenFlow({ size }: WidgetBodyProps) {
  const t = useTexts(widgetTexts)
  return (
    <Box>
      <span lang={useLanguageTag('en')}>{t.comingSoon}</span>
      {size === 'small' ? null : <p>{t.zenFlow}</p>}
    </Box>
  )
}
