import { useTexts } from '@cadence/shared/i18n'
import { IconButton, useModal } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { frameTexts } from '../../texts/app-area.ts'
import { LARGE } from '../breakpoints.ts'
import { useOnNavigation } from '../use-on-navigation.ts'
import { Sidebar } from './Sidebar.tsx'

/** Whether the drawer that holds the sidebar on small screens is open. */
export const drawerState = proxy({ open: false })

const Panel = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(18rem, 100vw - 3rem);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 0 var(--safe-bottom) var(--safe-left);
  border: 0;
  border-right: 1px solid var(--hairline);
  background: var(--surface-1);
  color: var(--text);
  overflow-y: auto;
  /* Older browsers give a backdrop no custom properties. */
  &::backdrop { background: var(--scrim, rgb(0 0 0 / 0.6)); }
  @keyframes cadence-drawer { from { transform: translateX(-100%); } }
  &[open] { animation: cadence-drawer var(--slow) var(--ease); }
`

const Close = styled.div`
  position: absolute;
  top: 1rem;
  right: 1rem;
`

const close = () => {
  drawerState.open = false
}

/**
 * The sidebar on small screens (specification, section 4): closes on the backdrop, the button, Escape, when a page was
 * chosen, and when the window grows so far that the sidebar is beside the page.
 */
export function Drawer() {
  const { open } = useSnapshot(drawerState)
  useOnNavigation(close)
  return open ? <OpenDrawer /> : null
}

function OpenDrawer() {
  const t = useTexts(frameTexts)
  useEffect(() => {
    const large = matchMedia(LARGE)
    const closeWhenLarge = () => {
      // While the dashboard is edited, its panel has the room of the sidebar.
      if (large.matches && !document.documentElement.hasAttribute('data-editing')) close()
    }
    closeWhenLarge()
    large.addEventListener('change', closeWhenLarge)
    return () => large.removeEventListener('change', closeWhenLarge)
  }, [])
  return (
    <Panel aria-label={t.menu} {...useModal(close)}>
      <Close>
        <IconButton label={t.closeMenu} onClick={close}>
          <X strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Close>
      <Sidebar />
    </Panel>
  )
}
