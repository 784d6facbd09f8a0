import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link, NavLink, paths, settingsPath } from '@cadence/shared/router'
import { ButtonLink, Logo } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import {
  ChevronRight,
  CircleHelp,
  FolderHeart,
  LayoutDashboard,
  type LucideIcon,
  Palette,
  Settings,
  Sparkles,
  Toolbox,
  Users,
} from 'lucide-react'
import { memo } from 'react'
import { type SidebarTexts, sidebarTexts } from '../../texts/app-area.ts'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.5rem;
  min-height: 100%;
  padding: 1rem;
  & > a { display: inline-flex; padding: 0.5rem; text-decoration: none; }
`

const List = styled.ul`
  display: grid;
  gap: 0.125rem;
  a {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 2.75rem;
    padding: 0.5rem 0.75rem;
    border-radius: var(--radius-control);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 500;
    text-decoration: none;
    transition: background-color var(--fast) var(--ease), color var(--fast) var(--ease);
    svg { flex: none; }
    &:hover { color: var(--text); background: var(--surface-2); }
    &[aria-current='page'] { color: var(--text); background: var(--surface-3); }
    &[aria-current='page'] svg:first-of-type { color: var(--accent); }
    svg:nth-of-type(2) { margin-left: auto; }
  }
`

const Premium = styled.section`
  display: grid;
  gap: 0.75rem;
  margin-top: auto;
  padding: 1rem;
  border: 1px solid transparent;
  border-radius: var(--radius-card);
  /* The gradient shows in the hairline alone. The word has so much of the text's colour that it can be read in each theme. */
  background:
    linear-gradient(var(--surface-2), var(--surface-2)) padding-box,
    linear-gradient(135deg, var(--premium-from), var(--premium-to)) border-box;
  strong {
    display: block;
    width: fit-content;
    background: linear-gradient(
      135deg,
      color-mix(in srgb, var(--premium-from) 55%, var(--text)),
      color-mix(in srgb, var(--premium-to) 55%, var(--text))
    );
    background-clip: text;
    color: transparent;
    font-size: var(--text-xs);
    letter-spacing: 0.12em;
    @media (forced-colors: active) { color: CanvasText; }
  }
  p { color: var(--muted); font-size: var(--text-sm); line-height: 1.4; }
  a { --bg: transparent; --bg-hover: var(--surface-3); }
  /* Beside a session that runs, nothing has an edge of colours. */
  html[data-focus-running] & { border-color: var(--hairline); background: var(--surface-2); }
`

const main: [string, keyof SidebarTexts, LucideIcon][] = [
  [paths.dashboard, 'dashboard', LayoutDashboard],
  [paths.tasks, 'tasks', Toolbox],
  [paths.collection, 'collection', FolderHeart],
  [paths.appearance, 'appearance', Palette],
  [paths.communityHub, 'communityHub', Users],
  [paths.whatsNew, 'whatsNew', Sparkles],
]

/** Everything a member can reach in the app area (specification, section 2, Authenticated layout). */
export const Sidebar = memo(function Sidebar() {
  const t = useTexts(sidebarTexts)
  const lang = useLanguageTag('en')
  return (
    <Box lang={lang}>
      <Link to={paths.dashboard} aria-label={t.home}>
        <Logo />
      </Link>
      <nav aria-label={t.pages}>
        <List>
          {main.map(([to, label, Icon]) => (
            <li key={to}>
              <NavLink to={to}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {t[label]}
              </NavLink>
            </li>
          ))}
        </List>
      </nav>
      <Premium>
        <div>
          <strong>{t.premium}</strong>
          <p>{t.premiumOffer}</p>
        </div>
        <ButtonLink to={settingsPath('premium')} size="sm">
          {t.discover}
        </ButtonLink>
      </Premium>
      <nav aria-label={t.foot}>
        <List>
          <li>
            <NavLink to={paths.settings}>
              <Settings size={20} strokeWidth={1.75} aria-hidden="true" />
              {t.settings}
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.help}>
              <CircleHelp size={20} strokeWidth={1.75} aria-hidden="true" />
              {t.help}
            </NavLink>
          </li>
        </List>
      </nav>
    </Box>
  )
})
