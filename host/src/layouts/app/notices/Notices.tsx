import { useAuth } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Bell } from 'lucide-react'
import { noticesTexts } from '../../../texts/app-area.ts'
import { usePopover } from '../popover.ts'
import { NoticesPanel } from './NoticesPanel.tsx'
import { unreadOf, worded } from './notice-wording.ts'
import { useNotices } from './use-notices.ts'

const Place = styled.div`
  position: relative;
  flex: none;
`

const Badge = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  min-width: 1.25rem;
  padding-inline: 0.25rem;
  border: 2px solid var(--page);
  border-radius: var(--radius-pill);
  background: var(--accent-deep);
  color: var(--on-accent);
  font-size: var(--text-xs);
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`

const PANEL = 'notices'

/** The member's notices: the button with the number of unread ones, and their panel (decisions: Notifications button). */
export function Notices() {
  const { user } = useAuth()
  // By member: when another member signs in on this page, nothing of the first remains.
  return user && <NoticesOfMember key={user._id} />
}

function NoticesOfMember() {
  const t = useTexts(noticesTexts)
  const popover = usePopover()
  const { list, state, load } = useNotices(popover.isOpen)
  const notices = list && worded(list.notices, t)
  const unread = list ? unreadOf(list, t) : 0
  return (
    <Place>
      <IconButton
        label={unread > 0 ? t.unread({ count: unread }) : t.title}
        popoverTarget={PANEL}
        {...popover.button}
      >
        <Bell strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {unread > 0 && <Badge aria-hidden="true">{unread > 9 ? '9+' : unread}</Badge>}
      <NoticesPanel id={PANEL} popover={popover} notices={notices} state={state} onRetry={load} />
    </Place>
  )
}
