import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Redo2, Undo2 } from 'lucide-react'
import { editorTexts } from '../../../texts/dashboard.ts'
import { PANEL_SHEET } from './panel-place.ts'

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem;
  & > button { padding-inline: 0.25rem; }
  @media ${PANEL_SHEET} {
    grid-area: undo;
    grid-template-columns: auto auto;
    gap: 0;
    & > button { --bg: transparent; --edge: transparent; width: 2.75rem; min-height: 2.75rem; }
    & > button > span { gap: 0; font-size: 0; }
  }
`

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Undo and redo of the edit session, and whether there is something to undo and redo. */
export interface UndoButtonsProps {
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
}

/** Undo and redo. A button with nothing to do is not disabled: a disabled button would lose the focus that it has. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: UndoButtonsProps) {
  const t = useTexts(editorTexts)
  return (
    <Pair>
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
    </Pair>
  )
}
