import { TextField, useSubmitForm } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { NAME_MAX } from '@cadence/shared/schemas'
import { Dialog, toast } from '@cadence/shared/ui'
import { personalTexts } from '../../../texts/account.ts'
import { changeNames } from '../profile-api.ts'
import { EditForm } from './EditForm.tsx'

/** Props of the modal of a name. */
export interface EditNameProps {
  field: 'firstName' | 'lastName'
  value: string
  onClose: () => void
}

/** Changes the first or the last name (specification, section 2, Settings). */
export function EditName({ field, value, onClose }: EditNameProps) {
  const t = useTexts(personalTexts)
  const label = t[field]
  const { form, ...submission } = useSubmitForm({
    reValidateMode: 'onSubmit',
    defaultValues: { name: value },
    messages: () => ({}),
    send: async ({ name }) => {
      const text = name.trim()
      if (text !== value) {
        await changeNames({ [field]: text })
        toast({ kind: 'success', text: t.saved })
      }
      onClose()
    },
  })
  const { busy } = submission
  const isMissing = (name: string) => field === 'firstName' && name.trim() === ''

  return (
    <Dialog open title={t.editField({ field: label })} onClose={() => busy || onClose()}>
      <EditForm submission={submission} onCancel={onClose}>
        <TextField
          label={label}
          readOnly={busy}
          maxLength={NAME_MAX}
          autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
          error={form.formState.errors.name?.message}
          {...form.register('name', {
            validate: (name) => !isMissing(name) || t.firstNameNeeded,
            onChange: () => form.clearErrors('name'),
          })}
        />
      </EditForm>
    </Dialog>
  )
}
