import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import type { Items } from '../../../grid/grid-layout.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { widgetTexts } from '../../../texts/widget-names.ts'

const Line = styled.p`
  color: var(--muted);
  font-size: var(--text-xs);
  line-height: 1.4;
`

const has = (items: Items, id: WidgetId) => items.some((item) => item.id === id)
const onlyIn = (these: Items, others: Items) => these.map(({ id }) => id).filter((id) => !has(others, id))

/** The tools of the saved layout that the member added, moved or resized. */
export function changedTools(before: Items, after: Items, moved: readonly WidgetId[]): ReadonlySet<WidgetId> {
  return new Set([...moved, ...onlyIn(after, before)])
}

interface ChangedToolsProps {
  before: Items
  after: Items
  /** What the member moved or resized. */
  moved: readonly WidgetId[]
}

/** The tools that a save adds to the dashboard, moves, and takes from it, by their names. */
export function ChangedTools({ before, after, moved }: ChangedToolsProps) {
  const t = useTexts(panelTexts)
  const names = useTexts(widgetTexts)
  const lang = useLanguageTag('fr')
  const named = (ids: readonly WidgetId[], text: (names: { names: string }) => string) =>
    ids.length > 0 ? [text({ names: ids.map((id) => names[`name${id}`]).join(', ') })] : []
  const parts = [
    ...named(onlyIn(after, before), t.addedTools),
    ...named(
      moved.filter((id) => has(before, id) && has(after, id)),
      t.movedTools,
    ),
    ...named(onlyIn(before, after), t.removedTools),
  ]
  return parts.length > 0 ? <Line lang={lang}>{parts.join(' · ')}</Line> : null
}
