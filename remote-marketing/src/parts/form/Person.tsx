import { type FieldProps, FormTextField } from '@cadence/shared/forms/public-form'
import { Pair } from './Form.ts'

/** Props of the sender's fields. */
export interface PersonProps {
  field: (name: 'lastName' | 'firstName' | 'email') => FieldProps
  /** Label of the e-mail field: the form for schools asks for the work address. */
  emailLabel: string
  emailPlaceholder: string
}

/** Last name, first name and e-mail address, in the order of the specification's labels. */
export function Person({ field, emailLabel, emailPlaceholder }: PersonProps) {
  return (
    <>
      <Pair>
        <FormTextField
          label="Nom"
          required
          autoComplete="family-name"
          autoCapitalize="words"
          field={field}
          name="lastName"
        />
        <FormTextField
          label="Prénom"
          required
          autoComplete="given-name"
          autoCapitalize="words"
          field={field}
          name="firstName"
        />
      </Pair>
      <FormTextField
        label={emailLabel}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={emailPlaceholder}
        field={field}
        name="email"
      />
    </>
  )
}
