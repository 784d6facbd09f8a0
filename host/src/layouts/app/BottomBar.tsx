import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { Link, NavLink, paths } from '@cadence/shared/router'
import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { Ellipsis, FolderHeart, LayoutDashboard, Play, Toolbox } from 'lucide-react'
import { memo } from 'react'
import { Fragment } from '../../fragments/Fragment.tsx'
import { bottomBarTexts } from '../../texts/app-area.ts'
import { drawerState } from './Drawer.tsx'
import { useKeyboardMark } from './virtual-keyboard.ts'

/** Height of the bar without what the phone itself takes at the bottom of the screen. */
const HEIGHT = '4rem'

/**
 * `--bottom-bar` is the height that the bar covers at the bottom of the screen: 0 where there is none, in the edit mode of a
 * dashboard, and while a virtual keyboard takes the place. Pages and sheets keep clear of it.
 */
export const bottomBarCss = css`
  :root { --bottom-bar: 0px; }
  @media (max-width: 639.98px) {
    :root:not([data-editing], [data-keyboard]) {
      --bottom-bar: calc(${HEIGHT} + var(--safe-bottom));
      scroll-padding-bottom: calc(var(--bottom-bar) + 1rem);
    }
  }
`

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  display: none;
  padding: 0 max(0.5rem, var(--safe-right)) var(--safe-bottom) max(0.5rem, var(--safe-left));
  border-top: 1px solid var(--hairline);
  background: var(--surface-1);
  @media (max-width: 639.98px) { html:not([data-editing], [data-keyboard]) & { display: block; } }
  @media print { && { display: none; } }
  /* 320 px hold the five also in Spanish, which has the longest words. */
  @media (max-width: 399.98px) { padding-inline: max(0.25rem, var(--safe-left)) max(0.25rem, var(--safe-right)); }
  @media (max-width: 359.98px) { --start: 4.5rem; }
  /* The start is in the middle wherever the words leave room for that. Its place is as wide where it is a disc. */
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(min-content, 1fr)) minmax(var(--start, 6rem), auto) repeat(2, minmax(min-content, 1fr));
    max-width: 30rem;
    margin-inline: auto;
  }
  li { display: flex; min-width: 2.75rem; }
  li > a, li > button {
    display: grid;
    grid-template-rows: 1.75rem auto;
    align-content: center;
    justify-items: center;
    align-items: center;
    gap: 0.125rem;
    flex: 1;
    min-width: 0;
    height: ${HEIGHT};
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--muted);
    font-size: var(--text-xs);
    font-weight: 500;
    line-height: 1.2;
    white-space: nowrap;
    text-decoration: none;
    touch-action: manipulation;
    @media (max-width: 359.98px) { font-size: 0.6875rem; }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current='page'] { color: var(--text); }
    &[aria-current='page'] svg { color: var(--accent); }
  }
`

/** The middle of the bar. Its link looks like the fragment that replaces it, so that nothing moves then. */
const Start = styled.li`
  && { align-items: center; justify-content: center; padding-inline: 0.25rem; }
  && > a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    flex: none;
    height: auto;
    min-height: 2.75rem;
    padding: 0 0.875rem;
    border-radius: var(--radius-pill);
    background: var(--accent-deep);
    color: var(--on-accent);
    font-size: var(--text-sm);
    font-weight: 600;
    [data-accent-in-sight] & { background: var(--surface-3); color: var(--text); }
    @media (max-width: 359.98px) { padding: 0 0.5rem; font-size: var(--text-sm); svg { display: none; } }
  }
`

/** The bar at the bottom of a phone: the places of every day, and the start of a session in the middle. */
export const BottomBar = memo(function BottomBar() {
  const t = useTexts(bottomBarTexts)
  useKeyboardMark()
  return (
    <Bar aria-label={t.name} lang={useLanguageTag('en')}>
      <Global styles={bottomBarCss} />
      <ul>
        <li>
          <NavLink to={paths.dashboard}>
            <LayoutDashboard size={20} strokeWidth={1.75} aria-hidden="true" />
            {t.dashboard}
          </NavLink>
        </li>
        <li>
          <NavLink to={paths.tasks}>
            <Toolbox size={20} strokeWidth={1.75} aria-hidden="true" />
            {t.tools}
          </NavLink>
        </li>
        <Start>
          <Fragment
            of="dashboard/Focus"
            given={{}}
            instead={
              <Link to={paths.dashboard}>
                <Play size={18} strokeWidth={2} aria-hidden="true" />
                {t.start}
              </Link>
            }
          />
        </Start>
        <li>
          <NavLink to={paths.collection}>
            <FolderHeart size={20} strokeWidth={1.75} aria-hidden="true" />
            {t.collection}
          </NavLink>
        </li>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              drawerState.open = true
            }}
          >
            <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
            {t.more}
          </button>
        </li>
      </ul>
    </Bar>
  )
})
