import type { Texts } from '@cadence/shared/i18n'
import type { SettingsSection } from '@cadence/shared/router'
import {
  Bell,
  CircleHelp,
  Crown,
  Globe,
  type LucideIcon,
  MonitorSmartphone,
  Shield,
  UserRound,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { devicesTexts, personalTexts, securityTexts } from '../../texts/account.ts'
import { helpCenterTexts } from '../../texts/help-center.ts'
import { notificationsTexts, premiumTexts, regionTexts } from '../../texts/settings.ts'
import { Devices } from './devices/Devices.tsx'
import { HelpCenter } from './help-center/HelpCenter.tsx'
import { Notifications } from './notifications/Notifications.tsx'
import { Personal } from './personal/Personal.tsx'
import { Premium } from './premium/Premium.tsx'
import { Region } from './region/Region.tsx'
import { Security } from './security/Security.tsx'

/** A section: its name in the address, the texts with its title, its icon and its content. */
export interface Entry {
  id: SettingsSection
  texts: Texts<{ title: string }>
  Icon: LucideIcon
  Content: ComponentType
}

/** The seven sections in the order of the menu (specification, section 2, Settings). */
export const sections: readonly [Entry, ...Entry[]] = [
  { id: 'personal', texts: personalTexts, Icon: UserRound, Content: Personal },
  { id: 'security', texts: securityTexts, Icon: Shield, Content: Security },
  { id: 'notifications', texts: notificationsTexts, Icon: Bell, Content: Notifications },
  { id: 'language', texts: regionTexts, Icon: Globe, Content: Region },
  { id: 'Appareils', texts: devicesTexts, Icon: MonitorSmartphone, Content: Devices },
  { id: 'premium', texts: premiumTexts, Icon: Crown, Content: Premium },
  { id: 'help', texts: helpCenterTexts, Icon: CircleHelp, Content: HelpCenter },
]

/** The section that an address names. Without a name, or with an unknown one, it is the first section. */
export function sectionOf(name: string | null): Entry {
  return sections.find(({ id }) => id === name) ?? sections[0]
}
