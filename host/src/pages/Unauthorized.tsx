import { useAuth } from '@cadence/shared/auth'
import { paths, useNavigate } from '@cadence/shared/router'
import { AuthFrame, Button, PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '../session/sign-out.ts'

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: 1.5rem;
  width: min(100%, 32rem);
  text-align: center;
  header { display: block; margin: 0; }
  header p { margin-inline: auto; }
`

const Account = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  width: 100%;
  margin-top: 0.5rem;
  padding-top: 1.5rem;
  border-top: 1px solid var(--hairline);
  p { color: var(--muted); font-size: var(--text-sm); overflow-wrap: anywhere; }
  strong { color: var(--text); font-weight: 600; }
`

/** The arcs of the logo around a lock. */
function LockedRhythm() {
  return (
    <svg width="176" height="96" viewBox="0 0 176 96" fill="none" aria-hidden="true" strokeLinecap="round">
      <g stroke="var(--accent)" strokeWidth="3">
        <path d="M48 88a40 40 0 0 1 80 0" />
        <path d="M28 88a60 60 0 0 1 120 0" strokeOpacity="0.5" />
        <path d="M8 88a80 80 0 0 1 160 0" strokeOpacity="0.2" />
      </g>
      <rect x="74" y="68" width="28" height="22" rx="6" fill="var(--warm)" />
      <path d="M80 68v-6a8 8 0 0 1 16 0v6" stroke="var(--warm)" strokeWidth="4" />
      <path d="M88 76v6" stroke="var(--page)" strokeWidth="3" />
    </svg>
  )
}

/** Says which account is signed in, and lets the member sign out: another account may open the page. */
function SignedInAs() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  if (!user) return null
  const leave = async () => {
    setLeaving(true)
    await signOut()
    await navigate(paths.login)
  }
  return (
    <Account>
      <p>
        Signed in as <strong>{user.email}</strong>
      </p>
      <Button
        variant="ghost"
        icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}
        loading={leaving}
        onClick={() => void leave()}
      >
        Log out
      </Button>
    </Account>
  )
}

/** Shown to a member whose role may not open the page (specification, section 2). */
export function Unauthorized() {
  const navigate = useNavigate()
  const back = () => {
    // A browser without the Navigation API knows only the entries that the router numbered since the last full load.
    const index: unknown = history.state?.idx
    const hasPageBehind = globalThis.navigation?.canGoBack ?? (typeof index === 'number' && index > 0)
    if (hasPageBehind) navigate(-1)
    else navigate(paths.home, { replace: true })
  }
  return (
    <AuthFrame>
      <Box lang="en">
        <LockedRhythm />
        <PageHeader title="Unauthorized Access" intro="You don't have permission to access this resource." />
        <Button variant="primary" onClick={back}>
          Go Back
        </Button>
        <SignedInAs />
      </Box>
    </AuthFrame>
  )
}
