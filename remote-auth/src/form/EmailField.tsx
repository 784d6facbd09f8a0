import { TextField, type TextFieldProps } from '@cadence/shared/forms'
import { Mail } from 'lucide-react'

/** A field for an e-mail address, with the matching keyboard on phones. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'left' | 'label'>) {
  return (
    <TextField
      label="E-mail"
      placeholder="prenom.nom@exemple.fr"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      errorLang="en"
      {...props}
      type="email"
      left={<Mail size={18} strokeWidth={1.75} aria-hidden="true" />}
    />
  )
}
