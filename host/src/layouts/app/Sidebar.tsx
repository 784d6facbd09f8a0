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
  border-radius: var(--radius-card);
  background: linear-gradient(135deg, var(--premium-from), var(--premium-to));
  color: var(--on-accent);
  strong { display: block; font-size: var(--text-xs); letter-spacing: 0.12em; }
  p { font-weight: 600; line-height: 1.3; }
  a { --bg: rgb(0 0 0 / 0.32); --bg-hover: rgb(0 0 0 / 0.45); --edge: transparent; --fg: var(--on-accent); }
`

const main: [string, string, LucideIcon][] = [
  [paths.dashboard, 'Dashboard', LayoutDashboard],
  [paths.tasks, 'Tools Library', Toolbox],
  [paths.collection, 'Collection', FolderHeart],
  [paths.appearance, 'Appearance', Palette],
  [paths.communityHub, 'Community Hub', Users],
  [paths.whatsNew, "What's New", Sparkles],
]

/** Everything a member can reach in the app area (specification, section 2, Authenticated layout). */
export const Sidebar = memo(function Sidebar() {
  return (
    <Box lang="en">
      <Link to={paths.dashboard} aria-label="Cadence, dashboard">
        <Logo />
      </Link>
      <nav aria-label="Application">
        <List>
          {main.map(([to, label, Icon]) => (
            <li key={to}>
              <NavLink to={to}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {label}
              </NavLink>
            </li>
          ))}
        </List>
      </nav>
      <Premium>
        <div>
          <strong>PREMIUM</strong>
          <p>Discover Cadence Premium</p>
        </div>
        <ButtonLink to={settingsPath('premium')} size="sm">
          Discover
        </ButtonLink>
      </Premium>
      <nav aria-label="Settings and help">
        <List>
          <li>
            <NavLink to={paths.settings}>
              <Settings size={20} strokeWidth={1.75} aria-hidden="true" />
              Settings
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.help}>
              <CircleHelp size={20} strokeWidth={1.75} aria-hidden="true" />
              Help & Support
            </NavLink>
          </li>
        </List>
      </nav>
    </Box>
  )
})
