import { Eye, EyeOff, LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Props of `PasswordField`. `showLabel` and `hideLabel` name its button. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'left' | 'right'> {
  showLabel: string
  hideLabel: string
}

/**
 * A password field with a button that shows and hides the password. Sending the form hides it again. Pasting is always
 * allowed (specification, section 5).
 */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Browsers remember a visible password as ordinary text, and suggest it in other fields.
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
      left={<LockKeyhole size={18} strokeWidth={1.75} aria-hidden="true" />}
      right={
        <IconButton ref={toggle} label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
