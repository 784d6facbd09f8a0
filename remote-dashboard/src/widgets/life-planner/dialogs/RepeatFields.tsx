import { SelectField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { Button } from '@cadence/shared/ui'
import { plannerDialogTexts } from '../../../texts/planner-dialogs.ts'
import { frequencies, type Repetition } from '../commands/repetition.ts'
import { DateField } from '../date-picker/DateField.tsx'

interface RepeatFieldsProps {
  repetition: Repetition
  /** Whether the event was imported with a repetition that the form cannot edit. */
  imported: boolean
  /** The day of the event. */
  day: string
  onChange: (repetition: Repetition) => void
}

/** How often an event repeats, and until when. */
export function RepeatFields({ repetition, imported, day, onChange }: RepeatFieldsProps) {
  const t = useTexts(plannerDialogTexts)
  const { every, until } = repetition
  const choices = ['never', ...frequencies, ...(imported ? (['other'] as const) : [])] as const
  const simple = every !== 'never' && every !== 'other'
  return (
    <>
      <SelectField
        label={t.repeat}
        value={every}
        onChange={(event) => {
          const chosen = choices.find((one) => one === event.target.value) ?? 'never'
          onChange({ every: chosen, until: chosen === 'never' ? null : until })
        }}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {one === 'other' ? t.asImported : t[one]}
          </option>
        ))}
      </SelectField>
      {simple && (
        <>
          <DateField
            label={t.until}
            day={until}
            none={t.endless}
            around={day}
            onPick={(picked) => onChange({ every, until: picked < day ? day : picked })}
          />
          {until !== null && (
            <Button size="sm" variant="ghost" onClick={() => onChange({ every, until: null })}>
              {t.endless}
            </Button>
          )}
        </>
      )}
    </>
  )
}
