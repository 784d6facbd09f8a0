import { useTexts } from '@cadence/shared/i18n'
import { type PublicPageLink, paths } from '@cadence/shared/router'
import { type Fact, site } from '@cadence/shared/site'
import { Button, Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { BookOpen, CircleHelp, type LucideIcon, Mail, MessagesSquare } from 'lucide-react'
import { openInWindow } from '../../../open-in-window.ts'
import { helpCenterTexts } from '../../../texts/help-center.ts'
import { Section } from '../Section.tsx'
import { type HelpTarget, Tile } from './HelpTile.tsx'

/** A tile and its target. */
interface Place {
  name: 'documentation' | 'faq' | 'email' | 'chat'
  Icon: LucideIcon
  to: HelpTarget
}

/** The support may have no address yet: its tile says so, and leads nowhere. */
function supportOf(contact: Fact): HelpTarget {
  return typeof contact === 'string' ? `mailto:${contact}` : null
}

/** The four tiles (specification, section 2, Settings, Help center). */
const placesOf = (contact: Fact): readonly Place[] => [
  { name: 'documentation', Icon: BookOpen, to: paths.helpCenter },
  { name: 'faq', Icon: CircleHelp, to: `${paths.helpCenter}#questions` },
  { name: 'email', Icon: Mail, to: supportOf(contact) },
  { name: 'chat', Icon: MessagesSquare, to: paths.joinDiscord },
]

/** The three legal texts (decisions, Legal texts for members). */
const legalTexts = [
  { name: 'legalNotice', to: paths.legalNotice },
  { name: 'privacyPolicy', to: paths.privacyPolicy },
  { name: 'cgu', to: paths.cgu },
] as const satisfies readonly { name: string; to: PublicPageLink }[]

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0.75rem;
`

const Legal = styled(Card)`
  h3 { font-size: var(--text-lg); margin-bottom: 1rem; }
  ul { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  @media (max-width: 479px) { ul { display: grid; } button { width: 100%; } }
`

const places = placesOf(site.contactEmail)

/** Ways to get help, and the legal texts (specification, section 2, Settings; decisions, Legal texts for members). */
export function HelpCenter() {
  const t = useTexts(helpCenterTexts)
  const titles = { documentation: t.documentation, faq: t.faq, email: t.email, chat: t.chat }
  const hints = {
    documentation: t.documentationHint,
    faq: t.faqHint,
    email: typeof site.contactEmail === 'string' ? t.emailHint : t.emailMissing,
    chat: t.chatHint,
  }
  return (
    <Section title={t.title} intro={t.intro}>
      <Tiles>
        {places.map(({ name, Icon, to }) => (
          <li key={name}>
            <Tile
              to={to}
              title={titles[name]}
              hint={hints[name]}
              icon={<Icon size={24} strokeWidth={1.75} aria-hidden="true" />}
            />
          </li>
        ))}
      </Tiles>
      <Legal>
        <h3>{t.legal}</h3>
        <ul>
          {legalTexts.map(({ name, to }) => (
            <li key={name}>
              <Button aria-haspopup="dialog" onClick={() => void openInWindow(to)}>
                {t[name]}
              </Button>
            </li>
          ))}
        </ul>
      </Legal>
    </Section>
  )
}
