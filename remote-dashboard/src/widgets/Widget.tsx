import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { memo } from 'react'
import { widgetTexts } from '../texts/widgets.ts'
import type { DisplaySize } from './display-size.ts'
import { widgetParts } from './widget-components.ts'

interface WidgetProps {
  id: WidgetId
  size: DisplaySize
  /** In edit mode a widget is moved as a whole: its own controls rest. */
  inert?: boolean
}

const useNever = () => false

/** One widget. Renders again only when its own display size or mode changes, never because another one moves. */
export const Widget = memo(function Widget({ id, size, inert = false }: WidgetProps) {
  const { Icon, Body, useSample = useNever } = widgetParts[id]
  const sample = useSample()
  const t = useTexts(widgetTexts)
  return (
    <Frame data-size={size} inert={inert}>
      <header>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        <h2 lang={useLanguageTag('en')}>{t[`name${id}`]}</h2>
        {sample && <small data-short={t.sampleShort}>{t.sample}</small>}
      </header>
      <Body size={size} />
    </Frame>
  )
})

/** The surface of every widget: its name on top, its content beneath, which takes the rest of the height. */
export const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  height: 100%;
  padding: 1rem 1.125rem 1.125rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
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
  & > header small {
    display: flex;
    padding: 0 0.5rem;
    border: 1px solid var(--hairline);
    border-radius: var(--radius-pill);
    color: var(--faint);
    font-size: 0.75rem;
    line-height: 1.25rem;
  }
  /* The toolbar of edit mode stands there: two buttons, larger ones for a finger. */
  &[inert] > header { padding-right: 4.25rem; }
  @media (pointer: coarse) { &[inert] > header { padding-right: 5.25rem; } }
  &[inert] > header small { display: none; }
  @container (max-width: 14rem) {
    & > header svg { display: none; }
    & > header small { font-size: 0; }
    & > header small::after { content: attr(data-short); font-size: 0.75rem; }
  }
  & > :last-child { flex: 1; min-height: 0; }
`
