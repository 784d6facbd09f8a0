import { useLocation } from '@cadence/shared/router'
import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { drawerState } from './drawer-state.ts'
import { Sidebar } from './Sidebar.tsx'

const Panel = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(18rem, 100vw - 3rem);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 1px solid var(--hairline);
  background: var(--surface-1);
  color: var(--text);
  overflow-y: auto;
  &::backdrop { background: rgb(0 0 0 / 0.6); }
  @keyframes cadence-drawer { from { transform: translateX(-100%); } }
  &[open] { animation: cadence-drawer var(--slow) var(--ease); }
`

const Close = styled.div`
  position: absolute;
  top: 0.75rem;
  right: 0.75rem;
`

const close = () => {
  drawerState.open = false
}

/** The sidebar on small screens: closes on the backdrop, the button, Escape and when a page was chosen. */
export function Drawer() {
  const { open } = useSnapshot(drawerState)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes because the page changed
  useEffect(close, [pathname])
  return open ? <OpenDrawer /> : null
}

function OpenDrawer() {
  const ref = useRef<HTMLDialogElement>(null)
  // Not an ordinary effect: that would close the dialog after it left the page, too late for the focus to go back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <Panel
      ref={ref}
      aria-label="Menu"
      onCancel={close}
      onPointerDown={(event) => {
        // A press on the backdrop targets the dialog itself, beyond its right edge.
        if (event.target === ref.current && event.clientX > ref.current.getBoundingClientRect().right) close()
      }}
    >
      <Close>
        <IconButton label="Fermer le menu" onClick={close}>
          <X strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Close>
      <Sidebar />
    </Panel>
  )
}
