import { useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { type PublicPageLink, paths } from '@cadence/shared/router'
import { type Fact, site } from '@cadence/shared/site'
import { Button, Card, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { BookOpen, CircleHelp, Mail, MessagesSquare } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { openInWindow } from '../../../open-in-window.ts'
import { helpCenterTexts } from '../../../texts/help-center.ts'
import { Section } from '../Section.tsx'
import { Tile } from './HelpTile.tsx'

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

/** A dialog, while it is open. */
type Form = ComponentType<{ onClose: () => void }>

/** Fetches the form that writes to the support, when somebody asks for it. */
async function loadSupportForm(): Promise<Form> {
  return (await import('./SupportForm.tsx')).SupportForm
}

/** Where the tile of the community leads: to its server, or to the programme while there is none. */
const communityTarget = (server: Fact) =>
  typeof server === 'string' ? server : () => void openInWindow(paths.joinDiscord)

/** Ways to get help, and the legal texts (specification, section 2, Settings; decisions, Legal texts for members). */
export function HelpCenter() {
  const t = useTexts(helpCenterTexts)
  const [form, setForm] = useState<{ Form: Form } | null>(null)
  const { submit } = useSubmit(async () => setForm({ Form: await loadSupportForm() }), {
    onFailure: () => toast({ kind: 'error', text: t.formNotOpened }),
  })
  const hasServer = typeof site.communityServer === 'string'
  return (
    <Section title={t.title} intro={t.intro}>
      <Tiles>
        <li>
          <Tile
            to={() => void openInWindow(paths.helpCenter)}
            title={t.documentation}
            hint={t.documentationHint}
            Icon={BookOpen}
          />
        </li>
        <li>
          <Tile
            to={() => void openInWindow(`${paths.helpCenter}#questions`)}
            title={t.faq}
            hint={t.faqHint}
            Icon={CircleHelp}
          />
        </li>
        <li>
          <Tile to={() => void submit()} title={t.email} hint={t.emailHint} Icon={Mail} />
        </li>
        <li>
          <Tile
            to={communityTarget(site.communityServer)}
            title={t.chat}
            hint={hasServer ? t.chatHint : t.chatMissing}
            Icon={MessagesSquare}
          />
        </li>
      </Tiles>
      {form && <form.Form onClose={() => setForm(null)} />}
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
