import { SESSION_SLOT } from '@cadence/shared/contract'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { settingsPath } from '@cadence/shared/router'
import { ButtonLink, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Crown, Menu } from 'lucide-react'
import { memo } from 'react'
import { frameTexts, topBarTexts } from '../../texts/app-area.ts'
import { CaptureField } from './capture/CaptureField.tsx'
import { drawerState } from './Drawer.tsx'
import { Notices } from './notices/Notices.tsx'
import { UserMenu } from './UserMenu.tsx'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  display: flex;
  align-items: center;
  gap: 0.25rem;
  height: 4rem;
  padding-inline: 1rem;
  @media (min-width: 360px) { gap: 0.5rem; }
  border-bottom: 1px solid var(--hairline);
  background: var(--page);
  @media (min-width: 768px) { gap: 0.75rem; padding-inline: 1.5rem; }
  /* While the dashboard is edited, or a session runs beside it, the bar steps back until it is used. Texts stay readable. */
  html:is([data-editing], [data-focus-running]:has([data-lead='session'])) &:not(:hover, :focus-within) {
    --text: var(--faint);
    --muted: var(--faint);
    --accent: var(--faint);
    --accent-deep: var(--surface-3);
    --on-accent: var(--text);
    color: var(--text);
    --surface-1: var(--page);
    --surface-2: var(--page);
  }
  @media print { && { display: none; } }
`

const Toggle = styled.div`
  /* The icon lines up with the edge of the content; its press target reaches beyond that edge. */
  margin: 0 0 0 -0.6875rem;
  @media (pointer: coarse) { margin-left: -0.8125rem; }
  /* The sidebar is beside the page, except while the dashboard is edited. */
  @media (min-width: 1024px) { html:not([data-editing]) & { display: none; } }
`

const Level = styled.span`
  flex: none;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  color: var(--muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  margin-left: auto;
  @media (max-width: 399.98px) { padding-inline: 0.5rem; font-size: var(--text-xs); }
`

/** The time of a session, where neither the page nor the bar of a phone shows it. */
const SessionSlot = styled.div`
  display: none;
  @media (min-width: 640px) {
    html:not([data-accent-in-sight]) &:not(:empty) { display: block; flex: none; margin-left: auto; }
    html:not([data-accent-in-sight]) &:not(:empty) + * { margin-left: 0; }
  }
`

const Premium = styled.div`
  flex: none;
  svg { color: var(--accent); }
  /* On a phone there is room for the sign only; its name stays for screen readers. */
  @media (max-width: 639.98px) {
    a { width: 2.75rem; height: 2.75rem; padding: 0; }
    span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`

/** The bar above the content of the app area (specification, section 2, Authenticated layout). */
export const TopBar = memo(function TopBar() {
  const t = useTexts(topBarTexts)
  const frame = useTexts(frameTexts)
  const lang = useLanguageTag('en')
  return (
    <Bar>
      <Toggle>
        <IconButton
          label={frame.openMenu}
          aria-haspopup="dialog"
          onClick={() => {
            drawerState.open = true
          }}
        >
          <Menu strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Toggle>
      <CaptureField />
      <SessionSlot {...{ [SESSION_SLOT]: '' }} />
      <Level lang={lang}>{t.level}</Level>
      <Premium>
        <ButtonLink
          to={settingsPath('premium')}
          size="sm"
          icon={<Crown size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          <span>{t.premium}</span>
        </ButtonLink>
      </Premium>
      <Notices />
      <UserMenu />
    </Bar>
  )
})
