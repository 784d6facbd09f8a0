import { useTexts } from '@cadence/shared/i18n'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { editorTexts } from '../../../texts/dashboard.ts'
import { panelTexts } from '../../../texts/editor-panel.ts'
import { PANEL_SHEET } from './panel-place.ts'

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 0.375rem;
  & > button { padding-inline: 0.25rem; }
  & > button > span { gap: 0.25rem; font-size: var(--text-xs); }
  svg { flex: none; }
  & > :last-child { width: 2.25rem; height: auto; padding: 0; }
  @media (pointer: coarse) { & > :last-child { width: 2.75rem; } }
  @media ${PANEL_SHEET} {
    grid-area: history;
    grid-template-columns: repeat(3, auto);
    gap: 0;
    & > button { --bg: transparent; --edge: transparent; width: 2.75rem; min-height: 2.75rem; }
    & > :last-child { width: 2.75rem; }
    & > button > span { gap: 0; font-size: 0; }
  }
`

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Undo, redo and reset, and whether there is something to undo and redo. */
export interface UndoButtonsProps {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
  reset: () => void
}

/** All that takes changes back, in one place. A button with nothing to do is not disabled: a disabled button would lose the focus that it has. */
export function UndoButtons({ canUndo, canRedo, undo, redo, reset }: UndoButtonsProps) {
  const t = useTexts(editorTexts)
  return (
    <Group role="group" aria-label={useTexts(panelTexts).changes} data-history="">
      <Button
        size="sm"
        icon={<Undo2 {...icon} />}
        aria-label={t.undoLast}
        title={`${t.undoLast} (Ctrl / ⌘ Z)`}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo}
        onClick={undo}
      >
        {t.undo}
      </Button>
      <Button
        size="sm"
        icon={<Redo2 {...icon} />}
        aria-label={t.redoLast}
        title={`${t.redoLast} (Ctrl / ⌘ ⇧ Z)`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        aria-disabled={!canRedo}
        onClick={redo}
      >
        {t.redo}
      </Button>
      <IconButton label={t.reset} onClick={reset}>
        <RotateCcw {...icon} />
      </IconButton>
    </Group>
  )
}
