import type { HostPage } from '@cadence/shared/contract'
import type { ComponentType } from 'react'
import { Help } from './Help.tsx'
import { WhatsNew } from './WhatsNew.tsx'

/** The shell's own pages of the app area, by their name in the route table. */
export const appPages: Record<Exclude<HostPage, 'host/Unauthorized'>, ComponentType> = {
  'host/WhatsNew': WhatsNew,
  'host/Help': Help,
}
