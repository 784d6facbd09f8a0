import type { ComponentType } from 'react'
import type { HostPage } from '../routes.tsx'
import { Help } from './Help.tsx'
import { Unauthorized } from './Unauthorized.tsx'
import { WhatsNew } from './WhatsNew.tsx'

/** The shell's own pages by their name in the route table. */
export const hostPages: Record<HostPage, ComponentType> = {
  'host/WhatsNew': WhatsNew,
  'host/Help': Help,
  'host/Unauthorized': Unauthorized,
}
