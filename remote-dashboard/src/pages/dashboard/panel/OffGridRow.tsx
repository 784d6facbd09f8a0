import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { ArrowDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { widgetTexts } from '../../../texts/widget-names.ts'

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 0.5rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-2);
  color: var(--text);
  font-size: var(--text-sm);
  line-height: 1.35;
  text-align: left;
  transition: background-color var(--fast) var(--ease);
  &:hover { background: var(--surface-3); }
  strong { font-weight: 600; }
  small { grid-row: 2; overflow: hidden; color: var(--muted); font-size: var(--text-xs); text-overflow: ellipsis; white-space: nowrap; }
  svg { grid-row: 1 / 3; grid-column: 2; color: var(--muted); }
`

/** Shows the group of the tools that are not on the grid, and gives the focus to its first one. */
function goToGroup({ currentTarget }: MouseEvent): void {
  const group = currentTarget.closest('section')?.querySelector('[data-removed-tools]')
  group?.scrollIntoView({ block: 'start' })
  group?.querySelector('button')?.focus({ preventScroll: true })
}

/** Says at the top of the list what waits below the stated groups, and leads there. */
export function OffGridRow({ ids }: { ids: readonly WidgetId[] }) {
  const t = useTexts(panelTexts)
  const names = useTexts(widgetTexts)
  return (
    <Row type="button" onClick={goToGroup}>
      <strong>{t.offGrid({ count: ids.length })}</strong>
      <small>{ids.map((id) => names[`name${id}`]).join(', ')}</small>
      <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </Row>
  )
}
