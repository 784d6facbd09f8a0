import { toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useNoteOpened } from '../../dashboards/last-opened.ts'
import { useSync } from '../../sync/use-sync.ts'
import { dashboardTexts } from '../../texts/dashboard.ts'
import { useArrange } from './editor/use-arrange.ts'
import { type Editor, useEditor } from './editor/use-editor.ts'
import { Header } from './header/Header.tsx'
import { EditPanel } from './panel/EditPanel.tsx'
import { SaveDialog } from './save/SaveDialog.tsx'
import { useSave } from './save/use-save.ts'
import { Stage } from './stage/Stage.tsx'

const Columns = styled.div`
  display: grid;
  gap: 1.5rem;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    /* 64 units of 4 px (specification, section 9). */
    &[data-editing='true'] { grid-template-columns: minmax(0, 1fr) 16rem; }
  }
`

/** The dashboard and its editor (specification, section 2, Dashboard editor). */
export default function Dashboard() {
  const editor = useEditor()
  const { user, state, dispatch, saved, items } = editor
  const { announcement, place, step, remove, add, reset } = useArrange(editor)
  const { saving, save } = useSave(editor)
  useSync(user?._id)
  useNoteOpened(user?._id, state.openId)
  const leave = () => leaveEditing(editor)
  return (
    <>
      <Header editor={editor} />
      <Columns data-editing={state.editing}>
        {state.editing && (
          <EditPanel
            items={items}
            onSave={() => dispatch({ type: 'name asked' })}
            onExit={leave}
            onReset={reset}
            onPick={add}
          />
        )}
        <Stage editor={editor} onChange={place} onStep={step} onRemove={remove} />
      </Columns>
      <output className="visually-hidden" aria-live="polite">
        {announcement}
      </output>
      <SaveDialog
        open={state.naming}
        savedName={saved?.name ?? null}
        saving={saving}
        onSave={save}
        onCancel={leave}
      />
    </>
  )
}

/** Leaves edit mode. A changed layout stays on the screen, and a toast offers to go on. */
function leaveEditing({ dispatch, changed, address, state, isStillOpen }: Editor): void {
  dispatch({ type: 'edit left' })
  if (address.editing) address.show(state.openId)
  if (!changed) return
  const run = () => {
    if (isStillOpen(state.opening)) dispatch({ type: 'edit started' })
  }
  const t = dashboardTexts.get()
  toast({ kind: 'info', text: t.unsaved, action: { label: t.continueEditing, run } })
}
