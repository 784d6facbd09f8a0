import { useFieldArray } from '@cadence/shared/forms'
import {
  FormTextField,
  type ListEntry,
  type PublicForm,
  type PublicValues,
} from '@cadence/shared/forms/public-form'
import { PROFILE_LINKS_MAX } from '@cadence/shared/schemas'
import { Button, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Plus, X } from 'lucide-react'

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-width: 0;
  /* A link that is added or taken away moves the form anyway. */
  --note-room: 0;
  margin: 0 0 1.125rem;
  padding: 0;
  border: 0;
  legend { padding: 0; font-size: var(--text-sm); font-weight: 600; }
  legend + * { margin-top: 0.375rem; }
  > button { justify-self: start; }
`

const Full = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
`

/** What the application form holds. Its fields have no value before the visitor types. */
export interface ApplicationValues extends PublicValues {
  lastName?: string
  firstName?: string
  email?: string
  phone?: string
  name?: string
  profileLinks?: ListEntry[]
  motivation?: string
}

/** Props of the list: the form that it belongs to. */
export type ProfileLinksProps = Pick<PublicForm<ApplicationValues, unknown>, 'form' | 'field'>

/** Profiles on social networks, one input each. The first one is required; others can be added and removed. */
export function ProfileLinks({ form, field }: ProfileLinksProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'profileLinks' })
  const removeLink = (index: number) => {
    remove(index)
    form.clearErrors('profileLinks')
    form.setFocus(`profileLinks.${index - 1}.text`)
  }

  return (
    <Box>
      <legend>Tes profils sur les réseaux</legend>
      {fields.map(({ id }, index) => (
        <FormTextField
          key={id}
          aria-label={`Lien ${index + 1}`}
          required
          autoComplete={index === 0 ? 'url' : 'off'}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={index === 0 ? 'instagram.com/pseudo, ou @pseudo' : 'tiktok.com/@pseudo'}
          field={field}
          name={`profileLinks.${index}.text`}
          right={
            index > 0 && (
              <IconButton label={`Retirer le lien ${index + 1}`} onClick={() => removeLink(index)}>
                <X size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )
          }
        />
      ))}
      {fields.length < PROFILE_LINKS_MAX ? (
        <Button
          size="sm"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => append({ text: '' })}
        >
          Ajouter un autre lien
        </Button>
      ) : (
        <Full>C’est le maximum.</Full>
      )}
    </Box>
  )
}
