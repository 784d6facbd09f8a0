import { useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { type SampleTexts, sampleTexts } from '../../texts/samples.ts'
import { checkboxLook } from '../checkbox-look.ts'
import { memberState, useMemberState } from '../member-state.ts'
import type { WidgetBodyProps } from '../parts.ts'

const goals = memberState<{ goals: { id: keyof SampleTexts; done: boolean }[] }>(() => ({
  goals: [
    { id: 'goalRead', done: true },
    { id: 'goalPlan', done: false },
    { id: 'goalWalk', done: false },
  ],
}))

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-evenly;
  gap: 0.25rem;
  li + li { border-top: 1px solid var(--hairline); }
  label { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; cursor: pointer; line-height: 1.3; }
  b { flex: none; width: 1.25rem; color: var(--faint); font: 650 var(--text-xl) / 1 var(--font-display); }
  span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  input { order: 1; ${checkboxLook} }
  label:has(:checked) span { color: var(--muted); text-decoration: line-through; }
  &[data-size='small'] label { min-height: 2rem; font-size: var(--text-sm); }
  &[data-size='small'] span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @container (max-width: 14rem) { b { display: none; } }
  &[data-size='small'] b { font-size: var(--text-md); }
  &[data-size='large'] label { font-size: 1.0625rem; }
`

/** The three goals of the day. */
export function DailyFocus({ size }: WidgetBodyProps) {
  const t = useTexts(sampleTexts)
  const [snapshot, state] = useMemberState(goals)
  return (
    <List data-size={size}>
      {snapshot.goals.map(({ id, done }, at) => (
        <li key={id}>
          <label>
            <b aria-hidden="true">{at + 1}</b>
            <span>{t[id]}</span>
            <input
              type="checkbox"
              checked={done}
              onChange={(event) => {
                const goal = state.goals[at]
                if (goal) goal.done = event.target.checked
              }}
            />
          </label>
        </li>
      ))}
    </List>
  )
}
