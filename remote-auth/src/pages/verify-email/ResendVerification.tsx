import { resendVerification } from '@cadence/shared/auth'
import { Button } from '@cadence/shared/ui'
import { useState } from 'react'
import { startCooldown } from '../../parts/cooldown/cooldown.ts'
import { Resend } from '../../parts/Resend.tsx'
import { AskEmail } from './AskEmail.tsx'

/** Sends a further verification mail; where the address is not known, it asks for it first. */
export function ResendVerification({ email }: { email: string }) {
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
      <Resend
        mail="verification"
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
