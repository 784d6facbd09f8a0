import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { usePreference } from '@cadence/shared/preferences'
import { Link, paths, settingsPath } from '@cadence/shared/router'
import { Avatar } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Inbox, LogOut, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { isAdministrator } from '../../guards/administrators.ts'
import { signOut } from '../../session/sign-out.ts'
import { frameTexts, topBarTexts } from '../../texts/app-area.ts'
import { PopoverPanel, usePopover } from './popover.ts'

const MenuButton = styled.button`
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid var(--hairline);
  border-radius: 50%;
  font-size: var(--text-sm);
  transition: border-color var(--fast) var(--ease);
  &:hover, &:has(+ :popover-open) { border-color: var(--outline); }
`

const Panel = styled(PopoverPanel)`
  width: min(18rem, 100vw - 2rem);
  padding: 0.5rem;
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
    svg { flex: none; color: var(--muted); }
    &:hover { background: var(--surface-3); }
    &:focus-visible { outline-offset: -2px; }
  }
`

const Who = styled.div`
  padding: 0.5rem 0.75rem 0.75rem;
  margin-bottom: 0.5rem;
  border-bottom: 1px solid var(--hairline);
  overflow-wrap: anywhere;
  line-height: 1.4;
  strong { display: block; font-weight: 600; }
  span { color: var(--muted); font-size: var(--text-sm); }
`

const PANEL = 'user-menu'

/** The signed-in member and their menu (specification, section 2, Authenticated layout). */
export function UserMenu() {
  const { user } = useAuth()
  const character = usePreference('character')
  const { close, button, props } = usePopover()
  const [leaving, setLeaving] = useState(false)
  const t = useTexts(topBarTexts)
  const frame = useTexts(frameTexts)
  const lang = useLanguageTag('en')
  const inboxLang = useLanguageTag('fr')
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <>
      <MenuButton
        type="button"
        popoverTarget={PANEL}
        aria-label={frame.userMenu({ name: name || user.email })}
        {...button}
      >
        <Avatar user={user} id={user._id} character={character} />
      </MenuButton>
      <Panel id={PANEL} lang={lang} {...props}>
        <Who>
          {name && <strong>{name}</strong>}
          <span>{user.email}</span>
        </Who>
        <Link to={settingsPath('personal')} onClick={close}>
          <UserRound size={18} strokeWidth={1.75} aria-hidden="true" />
          {t.profile}
        </Link>
        <Link to={paths.settings} onClick={close}>
          <Settings size={18} strokeWidth={1.75} aria-hidden="true" />
          {t.settings}
        </Link>
        {isAdministrator(user.role) && (
          <Link to={paths.inbox} onClick={close}>
            <Inbox size={18} strokeWidth={1.75} aria-hidden="true" />
            <span lang={inboxLang}>{t.inbox}</span>
          </Link>
        )}
        <button
          type="button"
          aria-disabled={leaving}
          onClick={() => {
            if (leaving) return
            setLeaving(true)
            void signOut()
          }}
        >
          <LogOut size={18} strokeWidth={1.75} aria-hidden="true" />
          {leaving ? t.sending : t.logOut}
        </button>
        <p className="visually-hidden" role="status">
          {leaving && t.sending}
        </p>
      </Panel>
    </>
  )
}
