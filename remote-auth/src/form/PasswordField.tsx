import { PasswordField as Field, type PasswordFieldProps as FieldProps } from '@cadence/shared/forms'

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<FieldProps, 'showLabel' | 'hideLabel' | 'errorLang'> {
  /** What the button shows and hides, on a screen with two passwords. */
  what?: string
}

/** A password field with French labels and the English errors of the specification. */
export function PasswordField({ what = 'le mot de passe', ...props }: PasswordFieldProps) {
  return <Field {...props} showLabel={`Afficher ${what}`} hideLabel={`Masquer ${what}`} errorLang="en" />
}
