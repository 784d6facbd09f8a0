import { PasswordField as Field, type PasswordFieldProps as FieldProps } from '@cadence/shared/forms'

/** Props of a password's field. */
export interface PasswordFieldProps extends Omit<FieldProps, 'showLabel' | 'hideLabel' | 'errorLang'> {
  /** What the button shows and hides, where there is more than one password. */
  what?: string
}

/** A password as the sign-in screens ask for it: French, with the stated errors, which are English. */
export function PasswordField({ what = 'le mot de passe', ...props }: PasswordFieldProps) {
  return <Field {...props} showLabel={`Afficher ${what}`} hideLabel={`Masquer ${what}`} errorLang="en" />
}
