import { useTexts } from '@cadence/shared/i18n'
import type { WidgetId } from '@cadence/shared/schemas'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { RotateCcw, Save, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Items } from '../../../grid/grid-layout.ts'
import { editorTexts } from '../../../texts/dashboard.ts'
import { PANEL_TITLE_ID } from '../editor/use-arrange.ts'
import { PanelToolList } from './PanelToolList.tsx'
import { PANEL_BESIDE } from './panel-breakpoint.ts'
import { UndoButtons, type UndoButtonsProps } from './UndoButtons.tsx'

const Panel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1rem;
  padding: 1rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  @media ${PANEL_BESIDE} {
    order: 1;
    align-self: start;
    position: sticky;
    /* Beneath the shell's top bar. */
    top: 5.5rem;
    max-height: calc(100dvh - 7rem);
    overflow-y: auto;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  h2 { flex: 1; font-size: var(--text-lg); }
  h2:focus { outline: none; }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface EditPanelProps {
  items: Items
  onSave: () => void
  onExit: () => void
  onReset: () => void
  history: UndoButtonsProps
  onPick: (id: WidgetId) => void
}

/** Side panel of edit mode (specification, section 2, Dashboard editor). */
export function EditPanel({ items, onSave, onExit, onReset, onPick, history }: EditPanelProps) {
  const t = useTexts(editorTexts)
  const title = useRef<HTMLHeadingElement>(null)
  // The button that started edit mode is gone, and the focus with it.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <Panel aria-labelledby={PANEL_TITLE_ID}>
      <Head>
        <h2 ref={title} id={PANEL_TITLE_ID} tabIndex={-1}>
          {t.title}
        </h2>
        <IconButton label={t.reset} onClick={onReset}>
          <RotateCcw {...icon} />
        </IconButton>
        <IconButton label={t.leave} onClick={onExit}>
          <X {...icon} />
        </IconButton>
      </Head>
      <Button variant="primary" block icon={<Save {...icon} />} onClick={onSave}>
        {t.save}
      </Button>
      <UndoButtons {...history} />
      <PanelToolList items={items} onPick={onPick} />
    </Panel>
  )
}
