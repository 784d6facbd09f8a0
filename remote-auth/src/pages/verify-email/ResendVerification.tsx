import { resendVerification } from '@cadence/shared/auth'
import { Button } from '@cadence/shared/ui'
import { useState } from 'react'
import { ResendButton, type ResendButtonProps } from '../../mail/ResendButton.tsx'
import { startCooldown } from '../../mail/resend-cooldown.ts'
import { AskEmail } from './AskEmail.tsx'

/** Props of `ResendVerification`. */
export interface ResendVerificationProps {
  email: string
  /** Of the button for a known address. */
  variant?: ResendButtonProps['variant']
}

/** Sends another verification mail. If the address is unknown, it first asks for it. */
export function ResendVerification({ email, variant = 'secondary' }: ResendVerificationProps) {
  const [asked, setAsked] = useState('')
  const [isAsking, setAsking] = useState(!email)
  if (isAsking) {
    return (
      <AskEmail
        email={asked}
        follows={asked !== ''}
        onSent={(address) => {
          startCooldown('verification', address, Date.now())
          setAsked(address)
          setAsking(false)
        }}
      />
    )
  }
  return (
    <>
      <ResendButton
        mail="verification"
        variant={variant}
        email={asked || email}
        send={resendVerification}
        done={`Un e-mail est en route vers ${asked || email}, si cette adresse reste à vérifier.`}
        sent={asked !== ''}
      />
      {asked && (
        <Button variant="ghost" block onClick={() => setAsking(true)}>
          Changer d’adresse
        </Button>
      )}
    </>
  )
}
