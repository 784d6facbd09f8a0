import { useTexts } from '@cadence/shared/i18n'
import { BOARD_COLUMN_NAME_MAX } from '@cadence/shared/schemas'
import { ArrowLeft, ArrowRight, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { boardTexts } from '../../texts/board.ts'
import { columnName, moveColumn, removeColumn, renameColumn } from './board-commands.ts'
import { MenuPopover } from './MenuPopover.tsx'
import { COLUMNS_MAX, DONE, type Lane } from './rules/lanes.ts'

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

interface ColumnMenuProps {
  lane: Lane
  lanes: readonly Lane[]
  field: HTMLElement
  /** Whether the column was just added. Its name is then selected, ready to be replaced. */
  isNew: boolean
  announce: (text: string) => void
  onAdd: () => void
  onClose: () => void
}

/** The options of a column: its name, its place, one more beside it, and deleting it. */
export function ColumnMenu({ lane, lanes, field, isNew, announce, onAdd, onClose }: ColumnMenuProps) {
  const t = useTexts(boardTexts)
  const { column } = lane
  const name = columnName(column, t)
  const input = useRef<HTMLInputElement>(null)
  // Only what was typed is stored: another device may have renamed the column meanwhile.
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (!isNew) return
    input.current?.focus()
    input.current?.select()
  }, [isNew])
  const at = lanes.findIndex((each) => each.column.id === column.id)
  const isLastOpen = column.id !== DONE && lanes.length === 2
  const rename = () => {
    if (typed !== null) renameColumn(column, typed)
    setTyped(null)
  }
  /** Every choice stores the typed name first. Escape does not. */
  const choose = (run: () => void) => () => {
    rename()
    // Closes first: while the options are open, nothing on the board can take the focus.
    flushSync(onClose)
    run()
  }
  const moveBy = (by: -1 | 1) =>
    choose(() => {
      moveColumn(column.id, by)
      announce(t.columnAt({ column: name, place: at + 1 + by, total: lanes.length }))
      // A column that changes its place may lose the focus.
      requestAnimationFrame(() => field.focus())
    })
  return (
    <MenuPopover label={t.columnOptions({ column: name })} field={field} onClose={onClose}>
      <label>
        {t.columnName}
        <input
          ref={input}
          value={typed ?? name}
          maxLength={BOARD_COLUMN_NAME_MAX}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') choose(() => undefined)()
            else if (event.key === 'Escape') setTyped(null)
          }}
        />
      </label>
      <button type="button" disabled={at === 0} onClick={moveBy(-1)}>
        <ArrowLeft {...icon} />
        {t.moveLeft}
      </button>
      <button type="button" disabled={at === lanes.length - 1} onClick={moveBy(1)}>
        <ArrowRight {...icon} />
        {t.moveRight}
      </button>
      <button type="button" disabled={lanes.length >= COLUMNS_MAX} onClick={choose(onAdd)}>
        <Plus {...icon} />
        {t.addColumn}
      </button>
      {column.id === DONE ? (
        <p>{t.doneNote}</p>
      ) : (
        <button
          type="button"
          data-tone="danger"
          disabled={isLastOpen}
          onClick={() => {
            flushSync(onClose)
            focusOther(field)
            removeColumn(lane)
          }}
        >
          <Trash2 {...icon} />
          {t.removeColumn}
        </button>
      )}
    </MenuPopover>
  )
}

/** Focuses the options of another column. Call it before a column with the focus is removed. */
function focusOther(field: HTMLElement): void {
  const all = [
    ...(field.closest('[data-taskboard]')?.querySelectorAll<HTMLElement>('[data-column-options]') ?? []),
  ]
  all.find((options) => options !== field)?.focus()
}
