import { TextField } from '@cadence/shared/forms'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Check, ListFilter, Plus, Search } from 'lucide-react'
import { memo, useEffect, useId, useState } from 'react'
import type { Items } from '../../../grid/grid-layout.ts'
import { editorTexts, toolTexts } from '../../../texts/dashboard.ts'
import { widgetTexts } from '../../../texts/widget-names.ts'
import { catalogue } from '../../../widgets/catalogue.ts'
import { PANEL_SHEET } from './panel-place.ts'
import { filterTools, hasText } from './panel-tools.ts'
import { RemovedTools } from './RemovedTools.tsx'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  /* Children alone: the miniatures in the list have headings, lists and buttons of their own. */
  & > div > h4 { margin: 0.375rem 0 0.25rem; color: var(--muted); font-size: var(--text-xs); font-weight: 600; line-height: 1.3; }
  & > div > ul > li > button {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    width: 100%;
    min-height: 1.875rem;
    padding: 0.125rem 0.5rem;
    border: 0;
    border-radius: var(--radius-control);
    background: transparent;
    font-size: var(--text-sm);
    text-align: start;
    transition: background-color var(--fast) var(--ease);
    &:hover { background: var(--surface-3); }
    & > svg { flex: none; color: var(--muted); }
    & > span { flex: 1; }
    /* What is on the grid only leads there, so it steps back behind what can be added. */
    &[data-on-grid='true']:not(:hover, :focus-visible) { color: var(--faint); }
    &[data-on-grid='true'] > svg { color: var(--faint); }
    @media (pointer: coarse) { min-height: 2.75rem; }
  }
  @media ${PANEL_SHEET} { & > div > ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); } }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* The word of the quiet button stands on the edge of the list. */
  margin-right: -0.75rem;
  @media ${PANEL_SHEET} { position: sticky; top: 0; z-index: 1; min-height: 2.75rem; background: var(--overlay); }
  h3 { font: 600 var(--text-sm) / 1.2 var(--font-text); letter-spacing: 0; }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The tools that can be on the grid. A press adds the widget, or shows where it is. */
export const PanelToolList = memo(function PanelToolList(props: {
  items: Items
  onPick: (id: WidgetId) => void
}) {
  const { items, onPick } = props
  const t = useTexts(editorTexts)
  const names = useTexts(toolTexts)
  const lang = useLanguageTag('en')
  const [filtering, setFiltering] = useState(false)
  const [text, setText] = useState('')
  // The panel is hidden, not removed, between two edits: the next one starts without a filter.
  useEffect(
    () => () => {
      setFiltering(false)
      setText('')
    },
    [],
  )
  const filterId = useId()
  const onGridId = useId()
  const widgetNames = useTexts(widgetTexts)
  const wanted = filtering ? text : ''
  const groups = filterTools(names, wanted)
  const onGrid = new Set(items.map((item) => item.id))
  const removed = catalogue.map(({ id }) => id).filter((id) => !onGrid.has(id))
  const found = removed.filter((id) => hasText(widgetNames[`name${id}`], wanted))
  const nothing = groups.length === 0 && found.length === 0
  return (
    <Box aria-label={t.tools}>
      <Head>
        <h3>{t.tools}</h3>
        <Button
          size="sm"
          variant="ghost"
          icon={<ListFilter {...small} />}
          aria-expanded={filtering}
          aria-controls={filterId}
          onClick={() => setFiltering(!filtering)}
        >
          {t.filter}
        </Button>
      </Head>
      <div id={filterId} hidden={!filtering}>
        {filtering && (
          <TextField
            type="search"
            aria-label={t.filterLabel}
            placeholder={t.filterPlaceholder}
            left={<Search {...small} />}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </div>
      {(wanted === '' || found.length > 0) && <RemovedTools ids={found} onPick={onPick} />}
      {groups.map(({ group, tools }) => (
        <div key={group}>
          <h4>{names[group]}</h4>
          <ul>
            {tools.map(({ tool, widget, Icon }) => (
              <li key={tool} data-drag-widget={onGrid.has(widget) ? undefined : widget}>
                <button
                  type="button"
                  data-on-grid={onGrid.has(widget)}
                  aria-describedby={onGrid.has(widget) ? onGridId : undefined}
                  onClick={() => onPick(widget)}
                >
                  <Icon {...icon} />
                  <span lang={lang}>{names[tool]}</span>
                  {onGrid.has(widget) ? <Check {...small} /> : <Plus {...small} />}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <span id={onGridId} hidden>
        {t.onGrid}
      </span>
      <p role="status" hidden={!nothing}>
        {nothing && t.noTool}
      </p>
    </Box>
  )
})
