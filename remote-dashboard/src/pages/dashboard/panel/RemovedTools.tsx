import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { Plus } from 'lucide-react'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { useNameTag, widgetTexts } from '../../../texts/widget-names.ts'
import { defaultLayout } from '../../../widgets/catalogue.ts'
import { WidgetMiniature } from '../../../widgets/miniature/WidgetMiniature.tsx'
import { PANEL_SHEET } from './panel-place.ts'

const Hint = styled.p`
  margin-bottom: 0.5rem;
  color: var(--faint);
  font-size: var(--text-xs);
  line-height: 1.4;
  /* There is no grid to drag onto where it is one column. */
  @media (max-width: 687.98px) { &[data-drag] { display: none; } }
`

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  @media ${PANEL_SHEET} {
    && { grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: clamp(8.5rem, 24vw, 10.75rem); margin-inline: calc(-1 * var(--panel-side)); padding-inline: var(--panel-side); overflow-x: auto; scrollbar-width: none; }
  }
`

/** As wide as the item, so that it can be read. A high tool is cut at its lower part, where it fades. */
const Picture = styled.div`
  --most: 5.75rem;
  @media ${PANEL_SHEET} { --most: 4.25rem; }
  max-height: var(--most);
  border-radius: calc(var(--radius-control) - 0.25rem);
  overflow: hidden;
  mask-image: linear-gradient(#000 calc(var(--most) - 2rem), rgb(0 0 0 / 0.2) var(--most));
`

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  padding: 0.375rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  background: var(--surface-2);
  transition: background-color var(--fast) var(--ease);
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  cursor: grab;
  /* The button is the whole item; the miniature is a picture above its name. */
  && > button {
    position: static;
    justify-content: space-between;
    padding: 0.375rem 0.375rem 0.125rem;
    background: none;
    font-weight: 600;
    line-height: 1.3;
    cursor: inherit;
  }
  && > button::before { content: ''; position: absolute; inset: 0; z-index: 1; border-radius: inherit; }
  && > button:focus-visible { outline: none; }
  && > button:focus-visible::before { outline: 2px solid var(--accent); outline-offset: 2px; }
  &:hover { background: var(--surface-3); }
  &:hover > button svg { color: var(--text); }
`

interface RemovedToolsProps {
  /** The widgets that are not on the grid. */
  ids: readonly WidgetId[]
  onPick: (id: WidgetId) => void
}

/** A widget of the default layout is put back, one that it never had is added. */
const isOfTheStart = (id: WidgetId) => defaultLayout.some((placement) => placement.id === id)

/** What is not on the grid, drawn as it is. A press puts it there where there is room, a drag where it is dropped. */
export function RemovedTools({ ids, onPick }: RemovedToolsProps) {
  const t = useTexts(panelTexts)
  const names = useTexts(widgetTexts)
  const tagOf = useNameTag()
  return (
    <div data-removed-tools="">
      <h4>{t.removed}</h4>
      <Hint data-drag={ids.length > 0 ? '' : undefined}>
        {ids.length > 0 ? t.removedHint : t.nothingRemoved}
      </Hint>
      <List>
        {ids.map((id) => (
          <Item key={id} data-drag-widget={id}>
            <Picture>
              <WidgetMiniature id={id} />
            </Picture>
            <button
              type="button"
              aria-label={(isOfTheStart(id) ? t.putBack : t.add)({ name: names[`name${id}`] })}
              onClick={() => onPick(id)}
            >
              <span lang={tagOf(id)}>{names[`name${id}`]}</span>
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </Item>
        ))}
      </List>
    </div>
  )
}
