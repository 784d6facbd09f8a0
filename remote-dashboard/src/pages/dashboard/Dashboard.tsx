import { useSearchParams } from '@cadence/shared/router'
import { Activity, startTransition, useEffect, useRef, useState } from 'react'
import { isHistory } from '../../dashboards/dashboard-address.ts'
import { Announcer } from '../../feedback/Announcer.tsx'
import { FocusRoom } from '../../fragments/focus/FocusRoom.tsx'
import type { DropTarget } from '../../grid/EditableGrid.tsx'
import { useNextEvent } from '../../now/use-next-event.ts'
import { useSync } from '../../sync/use-sync.ts'
import { HistoryView } from '../history/HistoryView.tsx'
import { DashboardHeader } from './DashboardHeader.tsx'
import { DashboardGrid } from './dashboard-grid/DashboardGrid.tsx'
import { movedIn } from './editor/undo-history.ts'
import { useArrange } from './editor/use-arrange.ts'
import { useEditMode } from './editor/use-edit-mode.ts'
import { useEditingMark } from './editor/use-editing-mark.ts'
import { useEditor } from './editor/use-editor.ts'
import { useLeave } from './leave/use-leave.ts'
import { NowBand } from './now/NowBand.tsx'
import { RemindedThing } from './reminded/RemindedThing.tsx'
import { useSave } from './save/use-save.ts'

/** The dashboard and its editor (specification, section 2, Dashboard editor), or the history in their place. */
export default function Dashboard() {
  const [params] = useSearchParams()
  return isHistory(params) ? <HistoryView /> : <Board />
}

/** The board, and its editor. */
function Board() {
  const editor = useEditor()
  const { user, state, dispatch, saved, items } = editor
  const { announcement, drop, step, sort, remove, add, reset, undo, redo } = useArrange(editor)
  const saving = useSave(editor)
  const leave = useLeave(editor, saving)
  useSync(user?._id)
  const { EditMode, editing, loading, hasPanelRoom, prepare } = useEditMode(editor)
  const settled = useAfterPaint(editing)
  const dropTarget = useRef<DropTarget>(null)
  useEditingMark(hasPanelRoom)
  const upcoming = useNextEvent()
  const { done, undone } = state.history
  return (
    <>
      <DashboardHeader {...{ editor, editing, loading }} onNear={prepare} />
      <NowBand inert={editing} board={items.map(({ id }) => id)} upcoming={upcoming} />
      {EditMode && (
        <Activity mode={editing ? 'visible' : 'hidden'}>
          <EditMode.EditPanel
            items={items}
            changed={editor.changed}
            history={{ canUndo: done.length > 0, canRedo: undone.length > 0, undo, redo, reset }}
            onSave={() => (editor.isOrderOnly ? saving.saveOrder() : dispatch({ type: 'name asked' }))}
            onExit={leave.exit}
            onPick={add}
            dropTarget={dropTarget}
          />
        </Activity>
      )}
      <DashboardGrid
        editor={editor}
        EditMode={editing && !editor.waiting ? EditMode : null}
        settled={settled}
        isEventOn={upcoming.isOn}
        onDrop={drop}
        onStep={step}
        onSort={sort}
        onRemove={remove}
        onAdd={add}
        dropTarget={dropTarget}
      />
      <FocusRoom by="page" />
      <RemindedThing />
      <Announcer announcement={announcement} />
      {EditMode && (
        <>
          <EditMode.SaveDialog
            open={state.naming}
            savedName={saved?.name ?? null}
            items={items}
            before={editor.base}
            moved={movedIn(done)}
            draft={{ order: editor.arranged.order, onSort: sort }}
            saving={saving.saving}
            onSave={leave.saveAs}
            onCancel={leave.cancelNaming}
          />
          <EditMode.LeaveDialog
            open={leave.asking}
            saving={saving.saving}
            onSave={leave.saveFirst}
            onDiscard={leave.discard}
            onStay={leave.stay}
          />
        </>
      )}
    </>
  )
}

/** Becomes true one frame after `asked` does, and false at the same time. */
function useAfterPaint(asked: boolean): boolean {
  const [painted, setPainted] = useState(asked)
  useEffect(() => {
    if (!asked) return setPainted(false)
    // The first frame's callbacks run before it is painted, the second one's after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [asked])
  return asked && painted
}
