import type { ApiError } from '@cadence/shared/api'
import { TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { EMAIL_MAX, emailSchema, PASSWORD_MAX, type Profile } from '@cadence/shared/schemas'
import { Dialog } from '@cadence/shared/ui'
import { useRef, useState } from 'react'
import { failureText } from '../../../parts/failure-text.ts'
import { PasswordField } from '../../../parts/PasswordField.tsx'
import { type PersonalTexts, personalTexts } from '../../../texts/personal.ts'
import { askEmail } from './api/ask-email.ts'
import { EditForm } from './EditForm.tsx'
import { useSending } from './use-sending.ts'

/** Props of the modal of the e-mail address. */
export interface EditEmailProps {
  /** The address that the account has. */
  email: string
  hasPassword: boolean
  onAsked: (profile: Profile) => void
  onClose: () => void
}

interface Faults {
  email?: string
  password?: string
}

/** What can be seen to be wrong before anything is sent. */
function faultsOf(t: PersonalTexts, email: string, password: string, props: EditEmailProps): Faults {
  const parsed = emailSchema.safeParse(email)
  const isSame = parsed.success && parsed.data.toLowerCase() === props.email
  return {
    ...(!parsed.success && { email: t.emailInvalid }),
    ...(isSame && { email: t.emailSame }),
    ...(props.hasPassword && password === '' && { password: t.passwordNeeded }),
  }
}

/** The same of what the API has refused. */
function faultsIn({ fields }: ApiError, t: PersonalTexts): Faults {
  return {
    ...(fields.email !== undefined && { email: t.emailInvalid }),
    ...(fields.password !== undefined && { password: t.passwordWrong }),
  }
}

/** Asks for another e-mail address (specification, section 2, Settings). */
export function EditEmail(props: EditEmailProps) {
  const { hasPassword, onAsked, onClose } = props
  const t = useTexts(personalTexts)
  const [email, setEmail] = useState(props.email)
  const [password, setPassword] = useState('')
  const [found, setFound] = useState<Faults>({})
  const { busy, failure, send } = useSending()
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  async function save() {
    const faults = faultsOf(t, email, password, props)
    setFound(faults)
    if (faults.email) return emailField.current?.focus()
    if (faults.password) return passwordField.current?.focus()
    const done = await send(async () => {
      onAsked(await askEmail({ email: email.trim(), ...(hasPassword && { password }) }))
    })
    if (done) onClose()
  }

  const refused = failure ? faultsIn(failure, t) : {}
  const faults = { ...refused, ...found }
  const isNamed = Object.keys(refused).length > 0
  return (
    <Dialog open title={t.editField({ field: t.email })} onClose={() => busy || onClose()}>
      <EditForm
        busy={busy}
        trouble={failure && !isNamed ? failureText(failure, t) : null}
        onSubmit={() => void save()}
        onCancel={onClose}
      >
        <TextField
          ref={emailField}
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          readOnly={busy}
          maxLength={EMAIL_MAX}
          error={faults.email}
          helper={t.emailHint}
          onChange={(event) => setEmail(event.target.value)}
        />
        {hasPassword && (
          <PasswordField
            ref={passwordField}
            label={t.password}
            autoComplete="current-password"
            value={password}
            readOnly={busy}
            maxLength={PASSWORD_MAX}
            error={faults.password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </EditForm>
    </Dialog>
  )
}
