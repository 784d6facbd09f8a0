import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { memo } from 'react'
import { widgetTexts } from '../texts/widgets.ts'
import { Frame } from './Frame.tsx'
import { widgetParts } from './parts.ts'
import type { DisplaySize } from './size.ts'

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
