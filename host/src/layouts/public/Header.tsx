import { Link, NavLink, paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import { ButtonLink, IconButton, Logo } from '@cadence/shared/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Menu, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { AccountLink } from './AccountLink.tsx'
import { bannerState } from './Banner.tsx'
import { useMenu } from './use-menu.ts'

/** From here on the header gets its darker background, in CSS pixels (specification, section 9). */
export const SCROLL_THRESHOLD_PX = 10

function follow(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled past the threshold. Renders again only when that changes. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    follow,
    () => scrollY > SCROLL_THRESHOLD_PX,
    () => false,
  )
}

const lower = keyframes`from { transform: none; }`

const Bar = styled.header`
  --lowered: 0px;
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  padding-inline: var(--safe-left) var(--safe-right);
  border-bottom: 1px solid transparent;
  backdrop-filter: blur(0);
  transition: transform 0.4s var(--ease), background-color var(--slow) var(--ease);
  &[data-banner='true'] {
    --lowered: var(--banner-height);
    transform: translateY(var(--lowered));
    /* With the banner, which slides in above it. */
    animation: ${lower} 0.4s var(--ease);
  }
  &[data-scrolled='true'] {
    border-bottom-color: var(--hairline);
    background: color-mix(in srgb, var(--page) 82%, transparent);
    backdrop-filter: blur(18px);
  }
  /* A menu that stays open would cover the page, so it is above the page, which leaves room for it. */
  @media (max-width: 1023px) and (scripting: none) {
    position: static;
    margin-bottom: calc(-1 * (var(--banner-height) + var(--header-height)));
    padding-top: var(--banner-height);
    &[data-banner='true'] { transform: none; animation: none; }
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 1.5rem;
  width: min(100% - var(--gutters), 75rem);
  min-height: var(--header-height);
  margin: 0 auto;
  @media (scripting: none) { flex-wrap: wrap; gap: 0 1.5rem; }
  /* The dot of the logo is on the edge of the column. */
  & > a:first-of-type { display: inline-flex; margin-left: -5px; padding: 0.5rem 0; text-decoration: none; }
`

const Nav = styled.nav`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.25rem;
  ul { display: flex; gap: 0.25rem; margin-inline: auto; }
  li a {
    display: block;
    padding: 0.625rem 0.75rem;
    border-radius: var(--radius-control);
    color: var(--muted);
    font-size: var(--text-sm);
    font-weight: 500;
    text-decoration: none;
    transition: color var(--fast) var(--ease);
    &:hover, &[aria-current='page'] { color: var(--text); }
  }
  @media (max-width: 1023px) {
    position: absolute;
    inset: 100% 0 auto;
    display: none;
    flex-direction: column;
    align-items: stretch;
    gap: 0.75rem;
    max-height: calc(100dvh - var(--header-height) - var(--lowered));
    padding: 0.75rem calc(var(--gutters) / 2 - 0.25rem) 1.25rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    border-bottom: 1px solid var(--hairline);
    background: var(--surface-1);
    &[data-open='true'] { display: flex; }
    ul { flex-direction: column; margin: 0; }
    li a { padding: 0.875rem 0.25rem; font-size: var(--text-md); }
  }
  /* Without a script nothing opens the menu, so it is below the header's first row. */
  @media (max-width: 1023px) and (scripting: none) {
    position: static;
    display: flex;
    flex: 1 0 100%;
    max-height: none;
    padding: 0 0 0.5rem;
    border: 0;
    background: none;
    ul { flex-flow: row wrap; }
    li a { padding: 0.75rem 0.5rem; font-size: var(--text-sm); }
  }
`

/** The page below the open menu steps back. A press on it closes the menu and reaches nothing below. */
const Scrim = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  height: 100vh;
  background: var(--scrim);
  @media (min-width: 1024px) { display: none; }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  @media (max-width: 1023px) { align-items: stretch; & > * { flex: 1; } }
`

const Toggle = styled.div`
  /* The lines of the icon end on the edge of the column. */
  margin: 0 -11px 0 auto;
  @media (pointer: coarse) { margin-right: -13px; }
  @media (min-width: 1024px), (scripting: none) { display: none; }
`

/** The first thing in the header, next to the banner. */
export const HOME_LINK_ID = 'public-home'

const links = [
  [paths.home, 'Accueil'],
  [paths.discover, 'Découvrir'],
  [paths.education, 'Éducation'],
  [paths.community, 'Communauté'],
  [paths.helpCenter, "Centre d'aide"],
] as const

/** The header of the public site (specification, section 2, Public header and footer). */
export function Header() {
  const banner = useSnapshot(bannerState)
  const scrolled = useScrolled()
  const { open, header, toggle, setOpen } = useMenu()
  return (
    <Bar ref={header} data-banner={banner.open} data-scrolled={scrolled || open}>
      <Row>
        <Link id={HOME_LINK_ID} to={paths.home} aria-label={`${site.product}, accueil`}>
          <Logo />
        </Link>
        <Toggle>
          <IconButton
            ref={toggle}
            label={open ? 'Fermer le menu' : 'Ouvrir le menu'}
            aria-expanded={open}
            aria-controls="public-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <X strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Menu strokeWidth={1.75} aria-hidden="true" />
            )}
          </IconButton>
        </Toggle>
        {open && <Scrim onClick={() => setOpen(false)} />}
        <Nav id="public-menu" data-open={open} aria-label="Navigation principale">
          <ul>
            {links.map(([to, label]) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
          <Actions>
            <AccountLink />
            <ButtonLink to={paths.discover} size="sm">
              Découvrir
            </ButtonLink>
          </Actions>
        </Nav>
      </Row>
    </Bar>
  )
}
