import { useState } from 'react'
import { startCooldown } from '../../parts/cooldown/cooldown.ts'
import { useEmailState } from '../../parts/email-state.ts'
import { MailSent } from './MailSent.tsx'
import { RequestForm } from './RequestForm.tsx'

/** /forgot-password: the form, then the confirmation (specification, sections 2 and 4). */
export default function ForgotPassword() {
  const [email, setEmail] = useState(useEmailState())
  const [isSent, setSent] = useState(false)
  if (isSent) return <MailSent email={email} onChange={() => setSent(false)} />
  return (
    <RequestForm
      email={email}
      onSent={(address) => {
        startCooldown('reset', address, Date.now())
        setEmail(address)
        setSent(true)
      }}
    />
  )
}
