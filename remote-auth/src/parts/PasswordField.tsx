import { IconButton, TextField, type TextFieldProps } from '@cadence/shared/ui'
import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { useState } from 'react'

/** A password with a button that shows and hides it. Pasting is always allowed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'left' | 'right'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      left={<LockKeyhole size={18} strokeWidth={1.75} aria-hidden="true" />}
      right={
        <IconButton
          label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
