import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useState } from 'react'
import { quotationTexts } from '../../texts/quotations.ts'
import { widgetTexts } from '../../texts/widgets.ts'
import type { WidgetBodyProps } from '../parts.ts'
import { quotationOf } from './day.ts'

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.75rem;
  padding-left: 1.125rem;
  border-left: 3px solid var(--warm);
  /* As tall as its words, in the middle of the widget. */
  &&& { flex: none; margin-block: auto; }
  blockquote { font: 550 clamp(1.05rem, 5cqi, 1.5rem) / 1.35 var(--font-display); letter-spacing: -0.01em; text-wrap: pretty; white-space: pre-line; }
  figcaption { color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
  b { color: var(--text); font-weight: 600; }
  cite { font-style: italic; }
  &[data-size='small'] { gap: 0.375rem; }
  &[data-size='small'] blockquote { font-size: clamp(0.9rem, 4.5cqi, 1.1rem); line-height: 1.3; white-space: normal; }
  &[data-size='small'] figcaption { font-size: var(--text-xs); }
  @container (max-width: 14rem) { padding-left: 0.75rem; figcaption { line-height: 1.25; } }
`

/** The quotation of the day, with its author and source. */
export function DailyBoost({ size }: WidgetBodyProps) {
  const { quoted } = useTexts(widgetTexts)
  const t = useTexts(quotationTexts)
  const [at] = useState(() => quotationOf(new Date()))
  const text = t[`text${at}`].replaceAll(' / ', '\n')
  return (
    <Figure data-size={size}>
      <blockquote>{quoted({ text })}</blockquote>
      <figcaption>
        <b>{t[`author${at}`]}</b>, <cite>{t[`source${at}`]}</cite>
      </figcaption>
    </Figure>
  )
}
