import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { type WidgetTexts, widgetTexts } from '../../texts/widgets.ts'
import type { WidgetBodyProps } from '../parts.ts'

/** What a member sees before they have data of their own (specification, section 2, Personal Tracker). */
const samples = (t: WidgetTexts) =>
  [
    { label: t.trackerGoals, value: '4' },
    { label: t.trackerTasks, value: '7', caption: t.trackerShare, share: 0.45 },
    { label: t.trackerTime, value: t.trackerHours, caption: t.trackerPeriod },
    { label: t.trackerMood, value: '😊', caption: t.trackerPeriod },
  ] as const

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-content: center;
  row-gap: 0.75rem;
  & > div { min-width: 0; padding-inline: 1.25rem; border-left: 1px solid var(--hairline); }
  dt { overflow: hidden; color: var(--muted); font-size: var(--text-sm); line-height: 1.3; text-overflow: ellipsis; white-space: nowrap; }
  dd { font: 650 var(--text-2xl) / 1.3 var(--font-display); font-variant-numeric: tabular-nums; letter-spacing: -0.02em; white-space: nowrap; }
  dd + dd { color: var(--muted); font: 400 var(--text-xs) / 1.4 var(--font-text); letter-spacing: 0; }
  dd[style] { padding-top: 0.375rem; background: linear-gradient(var(--mint) 0 0) no-repeat 0 0 / calc(var(--share) * 100%) 3px, linear-gradient(var(--surface-3) 0 0) no-repeat 0 0 / 100% 3px; }
  & > div:nth-of-type(4n + 1) { padding-left: 0; border: 0; }
  &[data-size='large'] dd:first-of-type { font-size: var(--text-3xl); }
  @container (max-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0.375rem;
    & > div { padding-inline: 1rem 0; }
    & > div:nth-of-type(odd) { padding-left: 0; border: 0; }
    dt { font-size: var(--text-xs); }
    dd { font-size: 1.375rem; line-height: 1.25; }
    dd + dd { font-size: 0.75rem; line-height: 1.25; }
    dd[style] { padding-top: 0; background: none; }
  }
  @container (max-width: 14rem) {
    & > div { padding-inline: 0.625rem 0; }
    dt { font-size: 0.75rem; line-height: 1.15; white-space: normal; }
    dd { font-size: 1.125rem; }
  }
`

/** The week in four figures. Captions appear at the large and medium sizes only. */
export function PersonalTracker({ size }: WidgetBodyProps) {
  const t = useTexts(widgetTexts)
  return (
    <Tiles lang={useLanguageTag('en')} data-size={size}>
      {samples(t).map((tile) => (
        <div key={tile.label}>
          <dt>{tile.label}</dt>
          <dd>{tile.value}</dd>
          {size !== 'small' && 'caption' in tile && (
            <dd style={'share' in tile ? ({ '--share': tile.share } as CSSProperties) : undefined}>
              {tile.caption}
            </dd>
          )}
        </div>
      ))}
    </Tiles>
  )
}
