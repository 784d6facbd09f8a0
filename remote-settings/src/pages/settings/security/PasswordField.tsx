import { useTexts } from '@cadence/shared/i18n'
import { IconButton, TextField, type TextFieldProps } from '@cadence/shared/ui'
import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { securityTexts } from '../../../texts/security.ts'

interface Props extends Omit<TextFieldProps, 'type' | 'left' | 'right' | 'label'> {
  label: string
}

/** A password with a button that shows and hides it, hidden again when the form is sent. */
export function PasswordField(props: Props) {
  const t = useTexts(securityTexts)
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
  const field = props.label
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
          ref={toggle}
          label={shown ? t.hide({ field }) : t.show({ field })}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
