import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import { Plus, X } from 'lucide-react'
import { dailyFocusTexts } from '../../texts/widgets.ts'
import { Clear, Tick } from './daily-focus-styles.ts'
import { GoalField } from './GoalField.tsx'
import type { Place, ShownGoal } from './goals.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface GoalRowProps {
  day: string
  place: Place
  goal: ShownGoal | null
  sample: boolean
  /** Text of an unfinished goal of an earlier day that can be taken over into this place, or null. */
  offered: string | null
  /** Text of a sample that stays in this free place as a placeholder, or null. */
  example: string | null
  onText: (day: string, text: string) => void
  onEnter: () => void
  onTick: (done: boolean) => void
  onTake: (text: string) => void
  onClear: () => void
}

/** One of the three places: its goal with a checkbox, or a free field, possibly with an offered goal. */
export function GoalRow(props: GoalRowProps) {
  const { day, place, goal, sample, offered, example, onText, onEnter, onTick, onTake, onClear } = props
  const t = useTexts(dailyFocusTexts)
  return (
    <li data-place={place}>
      <b aria-hidden="true">{place}</b>
      <GoalField
        day={day}
        label={t.goal({ place })}
        text={goal?.text ?? ''}
        sample={sample}
        done={goal?.done ?? false}
        placeholder={offered ?? example ?? t.hint}
        onChange={onText}
        onEnter={onEnter}
      />
      {goal && !sample && (
        <Clear>
          <IconButton label={t.clear({ text: goal.text })} onClick={onClear}>
            <X {...icon} />
          </IconButton>
        </Clear>
      )}
      {goal && (
        <Tick>
          <input
            type="checkbox"
            aria-label={goal.text}
            checked={goal.done}
            onChange={(event) => onTick(event.target.checked)}
          />
        </Tick>
      )}
      {!goal && offered !== null && (
        <IconButton label={t.takeOne({ text: offered })} onClick={() => onTake(offered)}>
          <Plus {...icon} />
        </IconButton>
      )}
    </li>
  )
}
