import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { memo } from 'react'
import { useNameTag, widgetTexts } from '../texts/widget-names.ts'
import type { DisplaySize } from './display-size.ts'
import { useSamples } from './samples.ts'
import { widgetComponents } from './widget-components.ts'

/**
 * The surface of every widget: the name on top, the content below, which takes the rest of the height. The gaps of the grid
 * are narrow: corners of a larger radius would leave a dark star where four of them meet.
 *
 * In edit mode (`inert`) the header has room for the two buttons of the card, which are larger on touch screens. The content
 * takes no press: its colours and what could be pressed are quieter, its text is as strong as before. The grips of its rows are
 * hidden, because they look like the one of the card.
 *
 * Samples step back by one shade, and their colours are grey: nobody takes them for figures of their own. What the member
 * types among them has its full weight at once, and so has a dialog that opens from there.
 */
const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  height: 100%;
  padding: 1rem 1.125rem 1.125rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-1);
  overflow: hidden;
  & > header { display: flex; align-items: center; gap: 0.5rem; min-height: 1.5rem; color: var(--muted); }
  & > header svg { flex: none; }
  & > header h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font: 600 var(--text-sm) / 1.5 var(--font-text);
    letter-spacing: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > header > span { flex: none; color: var(--faint); font-size: var(--text-xs); font-variant-numeric: tabular-nums; }
  & > header small { color: var(--faint); font-size: var(--text-xs); line-height: 1.25rem; }
  &[inert] > header { padding-right: 4.25rem; color: var(--text); }
  @media (pointer: coarse) { &[inert] > header { padding-right: 5.25rem; } }
  &[inert] > header :is(small, span) { display: none; }
  &[inert] > :not(header) {
    filter: saturate(0.7);
    [data-grip] { visibility: hidden; }
    & :is([data-variant], button[data-tone], [data-create], [data-add], [type='checkbox'], label > svg) { opacity: 0.45; }
  }
  @container (max-width: 14rem) {
    & > header svg { display: none; }
    & > header small { font-size: 0; }
    & > header small::after { content: attr(data-short); font-size: var(--text-xs); }
  }
  & > :last-child { flex: 1; min-height: 0; }
  &[data-sample] { --own: var(--text); --calm: var(--muted); border: 1px dashed color-mix(in srgb, var(--outline) 75%, transparent); }
  &[data-sample]:not(:has(dialog[open])) > :last-child {
    --text: var(--calm);
    --muted: var(--faint);
    --warm: var(--calm);
    --mint: var(--outline);
    color: var(--text);
    [data-kind] { --tone: var(--outline); }
    input[type='checkbox'] { --accent-deep: var(--outline); --on-accent: var(--surface-1); }
    :is(input, textarea):focus { color: var(--own); }
  }
`

interface WidgetProps {
  id: WidgetId
  size: DisplaySize
  /** True in edit mode: the member moves the widget as a whole, so its own controls are off. */
  inert?: boolean
  /** It is a picture of the widget, within something that is pressed as a whole: it has no link. */
  isPicture?: boolean
}

/** A widget in its frame. Renders again only when its own display size or mode changes, not when another one moves. */
export const Widget = memo(function Widget({ id, size, inert = false, isPicture = false }: WidgetProps) {
  const { Icon, Body, Note, More } = widgetComponents[id]
  const sample = useSamples().has(id)
  const t = useTexts(widgetTexts)
  return (
    <Frame data-size={size} data-sample={sample || undefined} inert={inert}>
      <header>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        <h2 lang={useNameTag()(id)}>{t[`name${id}`]}</h2>
        {Note && <Note />}
        {More && !isPicture && <More />}
        {sample && <small data-short={t.sampleShort}>{t.sample}</small>}
      </header>
      <Body size={size} />
    </Frame>
  )
})
