import { PasswordField, type PasswordFieldProps } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { securityTexts } from '../../texts/account.ts'

interface Props extends Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'label'> {
  label: string
}

/** A password field whose show button names the field, in the language in use. */
export function NamedPasswordField(props: Props) {
  const t = useTexts(securityTexts)
  const field = props.label
  return <PasswordField {...props} showLabel={t.show({ field })} hideLabel={t.hide({ field })} />
}
