import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { zenFlowTexts } from '../../texts/widgets.ts'
import type { WidgetBodyProps } from '../display-size.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: flex-start;
  gap: 0.5rem;
  margin: -3.25rem -1.125rem -1.125rem;
  padding: 3.25rem 1.125rem 1.125rem;
  --sun: 0.875rem;
  --step: 1.75rem;
  --centre: 78% max(34%, 4rem);
  &[data-size='large'] { --sun: 1.5rem; --step: 3rem; }
  /* Rings that widen, like a breath. The title stands above them. */
  position: relative;
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    mask-image: linear-gradient(transparent 2.25rem, #000 4.5rem);
    background:
      linear-gradient(transparent 35%, var(--surface-1) 70%),
      radial-gradient(circle at var(--centre), color-mix(in srgb, var(--warm) 70%, transparent) 0 var(--sun), transparent calc(var(--sun) + 1px)),
      repeating-radial-gradient(circle at var(--centre), transparent 0 var(--step), color-mix(in srgb, var(--warm) 22%, transparent) calc(var(--step) + 1px) calc(var(--step) + 2px), transparent calc(var(--step) + 3px));
  }
  span { padding: 0 0.625rem; border: 1px solid color-mix(in srgb, var(--warm) 45%, transparent); border-radius: var(--radius-pill); background: var(--surface-1); color: var(--warm); font-size: var(--text-xs); font-weight: 600; line-height: 1.5rem; }
  &[data-size='large'] p { max-width: 26rem; font-size: var(--text-md); }
  p { max-width: 20rem; color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
`

/** Teaser of a tool that does not exist yet, with the texts of the specification. */
export function ZenFlow({ size }: WidgetBodyProps) {
  const t = useTexts(zenFlowTexts)
  return (
    <Box data-size={size}>
      <span lang={useLanguageTag('en')}>{t.comingSoon}</span>
      {size === 'small' ? null : <p>{t.promise}</p>}
    </Box>
  )
}
