import { useAuth } from '@cadence/shared/auth'
import { Link, paths, useNavigate } from '@cadence/shared/router'
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
  margin-bottom: var(--to-window-middle);
  text-align: center;
  header { display: block; margin: 0; }
  header h1 { font-size: var(--text-3xl); text-wrap: balance; }
  header p { margin-inline: auto; }
  @media (min-width: 48em) { header p { font-size: var(--text-lg); } }
`

const Ways = styled.nav`
  display: flex;
  gap: 0.25rem 1.5rem;
  margin-top: -0.5rem;
  a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--muted); text-underline-offset: 0.25em; }
  a:hover { color: var(--text); }
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

const Drawing = styled.svg`
  width: min(100%, 17rem);
  height: auto;
  /* The light reaches over the edges, and under the text. */
  overflow: visible;
  pointer-events: none;
  /* A low window keeps room for the button. */
  @media (min-width: 48em) { width: clamp(17rem, 80dvh, 33rem); }
`

/** The first is outside the lock. */
const radii = [116, 149, 182, 215, 248]

/** The arcs of the logo around a lock, in the light of a lamp. */
function LockedRhythm() {
  return (
    <Drawing viewBox="0 0 528 272" fill="none" aria-hidden="true" strokeLinecap="round">
      <radialGradient id="locked-light" cx="264" cy="228" r="300" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--glow)" stopOpacity="0.24" />
        <stop offset="0.5" stopColor="var(--glow)" stopOpacity="0.07" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <circle cx="264" cy="228" r="300" fill="url(#locked-light)" />
      <g stroke="var(--accent)" strokeWidth="5">
        {radii.map((radius, index) => (
          <path
            key={radius}
            d={`M${264 - radius} 256a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
            strokeOpacity={0.6 ** index}
          />
        ))}
      </g>
      <rect x="228" y="200" width="72" height="56" rx="16" fill="var(--glow)" />
      <path d="M243 200v-15a21 21 0 0 1 42 0v15" stroke="var(--glow)" strokeWidth="10" />
      <path d="M264 221v15" stroke="var(--page)" strokeWidth="8" />
    </Drawing>
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
        Vous utilisez le compte <strong>{user.email}</strong>
      </p>
      <Button
        variant="ghost"
        icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}
        loading={leaving}
        onClick={() => void leave()}
      >
        Se déconnecter
      </Button>
    </Account>
  )
}

/** Shown to a member whose role may not open the page (specification, section 2). */
export function Unauthorized() {
  const navigate = useNavigate()
  const { isAuthenticated } = useAuth()
  const back = () => {
    // A browser without the Navigation API knows only the entries that the router numbered since the last full load.
    const index: unknown = history.state?.idx
    const hasPageBehind = globalThis.navigation?.canGoBack ?? (typeof index === 'number' && index > 0)
    if (hasPageBehind) navigate(-1)
    else navigate(paths.home, { replace: true })
  }
  return (
    <AuthFrame>
      <Box>
        <LockedRhythm />
        <PageHeader
          lang="en"
          title="Unauthorized Access"
          introLang="en"
          intro="You don't have permission to access this resource."
        />
        <Button variant="primary" lang="en" onClick={back}>
          Go Back
        </Button>
        <Ways aria-label="Autres pages">
          <Link to={paths.home}>Accueil</Link>
          {/* The help center is for visitors: the guards would lead a member from there back here. */}
          {isAuthenticated ? (
            <Link to={paths.help}>Aide et support</Link>
          ) : (
            <Link to={paths.helpCenter}>Centre d’aide</Link>
          )}
        </Ways>
        <SignedInAs />
      </Box>
    </AuthFrame>
  )
}
