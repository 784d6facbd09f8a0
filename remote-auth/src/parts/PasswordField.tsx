import { IconButton, TextField, type TextFieldProps } from '@cadence/shared/ui'
import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** Props of a password's field. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'left' | 'right'> {
  /** What the button shows and hides, where there is more than one password. */
  what?: string
}

/** A password with a button that shows and hides it, hidden again when the form is sent. Pasting is always allowed. */
export function PasswordField({ what = 'le mot de passe', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Browsers keep what a sent form shows as text, and offer it again.
    const form = toggle.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      errorLang="en"
      left={<LockKeyhole size={18} strokeWidth={1.75} aria-hidden="true" />}
      right={
        <IconButton
          ref={toggle}
          label={`${shown ? 'Masquer' : 'Afficher'} ${what}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
