import { authState, onAuthChange } from '@cadence/shared/auth'
import { usePreference } from '@cadence/shared/preferences'
import { paths } from '@cadence/shared/router'
import type { User } from '@cadence/shared/schemas'
import { Avatar, ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'

const member = (): User | null => (authState.isAuthenticated ? authState.user : null)

/** The signed-in member. Null on the server and in the browser's first rendering: everybody gets the same first HTML. */
const useMember = () => useSyncExternalStore(onAuthChange, member, () => null)

/* As wide for a visitor as for a member: the links beside it stand still when the script has read who it is. */
const Wide = styled(ButtonLink)`
  && { width: 9.5rem; min-height: 2.75rem; padding-block: 0; }
  @media (max-width: 1023px) { && { width: auto; min-width: 0; } }
`

const Picture = styled.span`
  flex: none;
  width: 2rem;
  height: 2rem;
  font-size: var(--text-xs);
`

const Names = styled.span`
  display: grid;
  min-width: 0;
  color: var(--text);
  line-height: 1.25;
  text-align: start;
  small {
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** A visitor’s link to the sign-in. A signed-in member gets « Mon espace » instead, with their picture and first name. */
export function AccountLink() {
  const user = useMember()
  const character = usePreference('character')
  const firstName = user?.firstName.trim()
  // One element in both states: it keeps the focus when another tab signs in or out.
  return (
    <Wide to={user ? paths.dashboard : paths.login} variant="ghost" size="sm">
      {user ? (
        <>
          <Picture aria-hidden="true">
            <Avatar user={user} id={user._id} character={character} />
          </Picture>
          <Names>Mon espace {firstName && <small>{firstName}</small>}</Names>
        </>
      ) : (
        'Se Connecter'
      )}
    </Wide>
  )
}
