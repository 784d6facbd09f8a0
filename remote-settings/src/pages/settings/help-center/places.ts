import { paths, type Reading } from '@cadence/shared/router'
import type { Fact } from '@cadence/shared/site'
import { BookOpen, CircleHelp, type LucideIcon, Mail, MessagesSquare } from 'lucide-react'

/** Where a tile leads: a page of the public site, or another program. */
export interface Place {
  name: 'documentation' | 'faq' | 'email' | 'chat'
  Icon: LucideIcon
  to: Reading | `mailto:${string}`
}

/** Without an address to write to, the tile leads to all the ways to a person, which says what is missing. */
function supportOf(contact: Fact): Place['to'] {
  return typeof contact === 'string' ? `mailto:${contact}` : `${paths.helpCenter}#contact`
}

/** The four tiles (specification, section 2, Settings, Help center). */
export const placesOf = (contact: Fact): readonly Place[] => [
  { name: 'documentation', Icon: BookOpen, to: paths.helpCenter },
  { name: 'faq', Icon: CircleHelp, to: `${paths.helpCenter}#questions` },
  { name: 'email', Icon: Mail, to: supportOf(contact) },
  { name: 'chat', Icon: MessagesSquare, to: paths.joinDiscord },
]

/** The three legal texts (decisions, Legal texts for members). */
export const legalTexts = [
  { name: 'legalNotice', to: paths.legalNotice },
  { name: 'privacyPolicy', to: paths.privacyPolicy },
  { name: 'cgu', to: paths.cgu },
] as const satisfies readonly { name: string; to: Reading }[]
