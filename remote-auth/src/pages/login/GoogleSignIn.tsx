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

/** Who cancels the departure stays here without any event: the button works again after this time. */
const LEAVES_WITHIN_MS = 8000

/** The other way in: the browser leaves for Google (specification, section 2, Login). */
export function GoogleSignIn({ rememberMe }: { rememberMe: boolean }) {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const stay = () => setLeaving(false)
    const timer = setTimeout(stay, LEAVES_WITHIN_MS)
    // Back from Google, the browser shows this page as it was left.
    addEventListener('pageshow', stay)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', stay)
    }
  }, [leaving])
  return (
    <>
      <Divider>ou</Divider>
      <Button
        block
        icon={<GoogleMark />}
        loading={leaving}
        onClick={() => {
          setLeaving(true)
          initiateGoogleLogin({ rememberMe })
        }}
      >
        Se Connecter avec Google
      </Button>
    </>
  )
}
