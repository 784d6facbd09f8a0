import { useLocation } from '@cadence/shared/router'
import { IconButton, useModal } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { useEffect } from 'react'
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
  /* Older browsers give a backdrop no custom properties. */
  &::backdrop { background: var(--scrim, rgb(0 0 0 / 0.6)); }
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
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit, of the same page too, has a key of its own and closes it
  useEffect(close, [key])
  return open ? <OpenDrawer /> : null
}

function OpenDrawer() {
  return (
    <Panel aria-label="Menu" {...useModal(close)}>
      <Close>
        <IconButton label="Fermer le menu" onClick={close}>
          <X strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Close>
      <Sidebar />
    </Panel>
  )
}
