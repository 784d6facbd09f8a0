import { logout, useAuth } from '@cadence/shared/auth'
import { Link, paths, settingsPath } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { LogOut, Settings, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { initials } from './initials.ts'

const Avatar = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid var(--hairline);
  border-radius: 50%;
  background: var(--surface-3);
  font-weight: 650;
  font-size: var(--text-sm);
`

const Panel = styled.div`
  position: fixed;
  inset: 4.25rem 1rem auto auto;
  width: min(18rem, 100vw - 2rem);
  margin: 0;
  padding: 0.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--overlay);
  color: var(--text);
  box-shadow: var(--shadow);
  a, button {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.5rem 0.75rem;
    border: 0;
    border-radius: var(--radius-control);
    background: transparent;
    font-size: var(--text-sm);
    text-align: start;
    text-decoration: none;
  }
  a:hover, button:hover { background: var(--surface-3); }
`

const Who = styled.div`
  padding: 0.5rem 0.75rem 0.75rem;
  margin-bottom: 0.5rem;
  border-bottom: 1px solid var(--hairline);
  overflow-wrap: anywhere;
  line-height: 1.4;
  strong { display: block; }
  span { color: var(--muted); font-size: var(--text-sm); }
`

/** Who is signed in, and what concerns them (specification, section 2, Authenticated layout). */
export function UserMenu() {
  const { user } = useAuth()
  const panel = useRef<HTMLDivElement>(null)
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`.trim()
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <Avatar type="button" popoverTarget="user-menu" aria-label={`Menu de ${name}`}>
        {initials(user.firstName, user.lastName)}
      </Avatar>
      <Panel id="user-menu" popover="auto" ref={panel} lang="en">
        <Who>
          <strong>{name}</strong>
          <span>{user.email}</span>
        </Who>
        <Link to={settingsPath('personal')} onClick={close}>
          <UserRound size={18} strokeWidth={1.75} aria-hidden="true" />
          Profile
        </Link>
        <Link to={paths.settings} onClick={close}>
          <Settings size={18} strokeWidth={1.75} aria-hidden="true" />
          Settings
        </Link>
        <button type="button" onClick={() => void logout()}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          Log out
        </button>
      </Panel>
    </>
  )
}
