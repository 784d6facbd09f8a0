import { useState } from 'react'
import { useEmailState } from '../../mail/email-state.ts'
import { startCooldown } from '../../mail/resend-cooldown.ts'
import { MailSent } from './MailSent.tsx'
import { RequestForm } from './RequestForm.tsx'

/** /forgot-password: the form, then the confirmation (specification, sections 2 and 4). */
export default function ForgotPassword() {
  const [email, setEmail] = useState(useEmailState())
  const [step, setStep] = useState<'first' | 'sent' | 'again'>('first')
  if (step === 'sent') return <MailSent email={email} onChange={() => setStep('again')} />
  return (
    <RequestForm
      email={email}
      follows={step === 'again'}
      onSent={(address) => {
        startCooldown('reset', address, Date.now())
        setEmail(address)
        setStep('sent')
      }}
    />
  )
}
