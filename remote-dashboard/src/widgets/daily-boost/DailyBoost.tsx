import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Button, copyText, IconButton, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Copy, RefreshCw } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { COLUMNS_FROM } from '../../grid/grid-metrics.ts'
import type { Quotation } from '../../texts/quotations/quotation.ts'
import { dailyBoostTexts } from '../../texts/widgets.ts'
import { useToday } from '../../time/clock.ts'
import type { WidgetBodyProps } from '../display-size.ts'
import { quotationAt, useQuotations } from './daily-quotation.ts'

/** Lengths from which a quotation has a smaller font, and an even smaller one. */
const LONG = 60
const VERY_LONG = 100

function lengthOf(text: string): 'short' | 'long' | 'very long' {
  if (text.length > VERY_LONG) return 'very long'
  return text.length > LONG ? 'long' : 'short'
}

/** How many characters the quotation marks add, with their spaces. */
const QUOTES = 4

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  /* In the narrowest widget, a quotation that is still too long scrolls. */
  --indent: 1.125rem;
  figure { min-height: 0; margin-block: auto; overflow-y: auto; }
  blockquote, figcaption { padding-left: var(--indent); border-left: 3px solid var(--warm); }
  blockquote { font: 550 clamp(1.05rem, 5cqi, 1.5rem) / 1.35 var(--font-display); letter-spacing: -0.01em; text-wrap: pretty; white-space: pre-line; }
  [data-length='very long'] blockquote { font-size: clamp(1rem, 4cqi, 1.25rem); }
  figcaption { padding-top: 0.75rem; color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
  b { color: var(--text); font-weight: 600; }
  cite { font-style: italic; }
  & > div { display: flex; justify-content: flex-end; gap: 0.25rem; margin: 0 -0.75rem -0.625rem 0; }
  &[data-size='small'] {
    blockquote { font-size: clamp(0.875rem, 4.5cqi, 1.1rem); line-height: 1.3; white-space: normal; }
    [data-length='very long'] blockquote { font-size: clamp(0.75rem, 3.75cqi, 0.9rem); line-height: 1.25; }
    figcaption { padding-top: 0.375rem; font-size: var(--text-xs); line-height: 1.25; }
  }
  /* A quotation fills its cell. In one column a card is as tall as its content, so its height says nothing. */
  @media (min-width: ${COLUMNS_FROM}px) {
    &:not([data-size='small']) {
      figure { display: grid; align-content: center; flex: 1; margin-block: 0; container-type: size; }
      blockquote { font-size: clamp(1.05rem, min(9cqi, 17cqb), 2.25rem); line-height: 1.25; }
      [data-length='long'] blockquote { font-size: clamp(1rem, min(7cqi, 12.5cqb), 1.875rem); }
      [data-length='very long'] blockquote { font-size: clamp(0.9375rem, min(5.5cqi, 9.5cqb), 1.5rem); }
      /* In a wide and low card a quotation has one or two lines, a short one the whole width. */
      @container (min-aspect-ratio: 5) {
        blockquote { font-size: clamp(1.05rem, min(33cqb, (100cqi - var(--indent) - 3px) / (var(--letters) * 0.48)), 2.25rem); }
        [data-length='long'] blockquote { font-size: clamp(1rem, 20cqb, 1.625rem); }
        [data-length='very long'] blockquote { font-size: clamp(0.9375rem, 15cqb, 1.25rem); }
      }
    }
  }
  @container (max-width: 17rem) {
    [data-length='long'] blockquote { font-size: 0.95rem; }
    [data-length='very long'] blockquote { font-size: 0.8125rem; line-height: 1.3; }
    figcaption { padding-top: 0.5rem; font-size: var(--text-xs); line-height: 1.3; }
  }
  @container (max-width: 14rem) {
    &[data-size='small'] {
      --indent: 0.625rem;
      [data-length='long'] blockquote { font-size: var(--text-xs); line-height: 1.2; }
      [data-length='very long'] blockquote { font-size: 0.6875rem; line-height: 1.15; }
      figcaption { padding-top: 0.25rem; font-size: var(--text-xs); line-height: 1.2; }
    }
  }
`

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Copies a quotation with its author and source. */
async function copyQuotation({ text, author, work, year }: Quotation): Promise<void> {
  const t = dailyBoostTexts.get()
  const copied = await copyText(`${t.quoted({ text })}\n${author}, ${work}, ${year}`)
  toast(copied ? { kind: 'success', text: t.copied } : { kind: 'error', text: t.notCopied })
}

/** The quotation of the day with its author and source. A button shows others, until the page is left. */
export function DailyBoost({ size }: WidgetBodyProps) {
  const today = useToday()
  const quotations = useQuotations()
  const [turned, setTurned] = useState({ day: today, by: 0 })
  const t = useTexts(dailyBoostTexts)
  const lang = useLanguageTag('fr')
  const by = turned.day === today ? turned.by : 0
  const quotation = quotations?.[quotationAt(today, quotations.length, by)]
  // The frame has its size before the quotation is loaded, so nothing moves when it comes.
  if (!quotations || !quotation) return <Box data-size={size} />
  const { text, author, work, year } = quotation
  return (
    <Box data-size={size}>
      <figure
        lang={lang}
        aria-live="polite"
        data-length={lengthOf(text)}
        style={{ '--letters': text.length + QUOTES } as CSSProperties}
      >
        <blockquote>{t.quoted({ text })}</blockquote>
        <figcaption>
          <b>{author}</b>, <cite>{work}</cite>, {year}
        </figcaption>
      </figure>
      {size !== 'small' && (
        <div>
          {quotations.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              icon={<RefreshCw {...icon} />}
              onClick={() => setTurned({ day: today, by: by + 1 })}
            >
              {t.another}
            </Button>
          )}
          <IconButton label={t.copy} onClick={() => void copyQuotation(quotation)}>
            <Copy {...icon} />
          </IconButton>
        </div>
      )}
    </Box>
  )
}
