import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { sampleTexts } from '../../texts/samples.ts'
import { widgetTexts } from '../../texts/widgets.ts'
import { checkboxLook } from '../checkbox-look.ts'
import { useMemberState } from '../member-state.ts'
import type { WidgetBodyProps } from '../parts.ts'
import { addToDo, toDos, toDoText } from './to-dos.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  ul { flex: 1; min-height: 0; overflow-y: auto; }
  label { display: flex; align-items: center; gap: 0.625rem; min-height: 2.25rem; line-height: 1.3; font-size: 0.9375rem; cursor: pointer; }
  label input { ${checkboxLook} }
  label span { min-width: 0; overflow-wrap: anywhere; }
  label:has(:checked) span { color: var(--muted); text-decoration: line-through; }
  & > input { min-height: 2.5rem; padding: 0 0.75rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); background: var(--surface-2); font-size: var(--text-sm); }
  & > input::placeholder { color: var(--faint); opacity: 1; }
  & > input:hover { border-color: var(--outline); }
  &[data-size='small'] label { min-height: 1.875rem; }
  &[data-size='small'] label span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (pointer: coarse) { label, & > input { min-height: 2.75rem; } }
`

/** What there is to do; Enter adds, a tick completes. */
export function ToDoList({ size }: WidgetBodyProps) {
  const t = useTexts(widgetTexts)
  const samples = useTexts(sampleTexts)
  const [{ items }, state] = useMemberState(toDos)
  return (
    <Box data-size={size}>
      <ul>
        {items.map(({ id, text, completed }, at) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={completed}
                onChange={(event) => {
                  const item = state.items[at]
                  if (item) item.completed = event.target.checked
                }}
              />
              <span>{toDoText({ text }, samples)}</span>
            </label>
          </li>
        ))}
      </ul>
      <input
        aria-label={t.newTask}
        placeholder={t.newTaskHint}
        maxLength={200}
        enterKeyHint="done"
        onKeyDown={(event) => {
          // The Enter that ends a composition (accents, other scripts) belongs to the composition.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          if (addToDo(state, event.currentTarget.value)) event.currentTarget.value = ''
        }}
      />
    </Box>
  )
}
