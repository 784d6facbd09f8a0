import { TextField } from '@cadence/shared/forms'
import { Pair } from './Form.ts'
import type { Faults } from './fields.ts'

/** Props of the sender's fields. */
export interface PersonProps {
  faults: Faults
  /** Label of the e-mail field: the form for schools asks for the work address. */
  emailLabel: string
  emailPlaceholder: string
}

/** Last name, first name and e-mail address, in the order of the specification's labels. */
export function Person({ faults, emailLabel, emailPlaceholder }: PersonProps) {
  return (
    <>
      <Pair>
        <TextField
          label="Nom"
          name="lastName"
          required
          autoComplete="family-name"
          autoCapitalize="words"
          error={faults.lastName}
        />
        <TextField
          label="Prénom"
          name="firstName"
          required
          autoComplete="given-name"
          autoCapitalize="words"
          error={faults.firstName}
        />
      </Pair>
      <TextField
        label={emailLabel}
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={emailPlaceholder}
        error={faults.email}
      />
    </>
  )
}
