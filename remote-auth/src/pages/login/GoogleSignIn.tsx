import { initiateGoogleLogin } from '@cadence/shared/auth'
import { Button } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { GoogleMark } from './GoogleMark.tsx'

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin: 1.125rem 0;
  color: var(--muted);
  font-size: var(--text-sm);
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid var(--hairline); }
`

/** The other way in: the browser leaves for Google (specification, section 2, Login). */
export function GoogleSignIn() {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back from Google, the browser shows this page as it was left.
    const stay = () => setLeaving(false)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])
  return (
    <>
      <Divider>ou</Divider>
      <Button
        block
        icon={<GoogleMark />}
        loading={leaving}
        onClick={() => {
          setLeaving(true)
          initiateGoogleLogin()
        }}
      >
        Se Connecter avec Google
      </Button>
    </>
  )
}
