/** What the app area has beside the remotes' pages: its layout, and the host's own pages. A chunk of its own. */
import type { HostPage } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { Help } from './pages/Help.tsx'
import { WhatsNew } from './pages/whats-new/WhatsNew.tsx'

export { AppLayout } from './layouts/app/AppLayout.tsx'

/** The shell's own pages of the app area, by their name in the product map. */
export const appPages: Record<Exclude<HostPage, 'host/Unauthorized'>, ComponentType> = {
  'host/WhatsNew': WhatsNew,
  'host/Help': Help,
}
