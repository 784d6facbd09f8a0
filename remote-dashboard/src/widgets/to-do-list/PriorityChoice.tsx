import { useTexts } from '@cadence/shared/i18n'
import { type Priority, priorities } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { useId } from 'react'
import { deadlineTexts } from '../../texts/deadlines.ts'

const Box = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 0.375rem; padding: 0; font-size: var(--text-sm); font-weight: 600; }
  div { display: flex; min-height: 3.25rem; padding: 0.125rem; border: 1px solid var(--hairline); border-radius: var(--radius-control); }
  label { position: relative; flex: 1; display: grid; place-items: center; padding: 0 0.25rem; border-radius: calc(var(--radius-control) - 0.1875rem); color: var(--muted); font-size: var(--text-sm); cursor: pointer; }
  label:hover { color: var(--text); }
  label:has(:checked) { background: var(--surface-3); color: var(--text); }
  label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 1px; }
  label input { position: absolute; width: 1px; height: 1px; opacity: 0; }
`

interface PriorityChoiceProps {
  priority: Priority | undefined
  onPick: (priority: Priority | undefined) => void
}

/** The priority of a task, or none. */
export function PriorityChoice({ priority, onPick }: PriorityChoiceProps) {
  const t = useTexts(deadlineTexts)
  const name = useId()
  return (
    <Box>
      <legend>{t.priority}</legend>
      <div>
        {([...priorities.toReversed(), undefined] as const).toReversed().map((each) => (
          <label key={each ?? 'none'}>
            <input type="radio" name={name} checked={each === priority} onChange={() => onPick(each)} />
            {t[each ?? 'none']}
          </label>
        ))}
      </div>
    </Box>
  )
}
