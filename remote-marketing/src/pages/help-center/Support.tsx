import { paths } from '@cadence/shared/router'
import { type Fact, site } from '@cadence/shared/site'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { MailTo } from '../../parts/SiteFact.tsx'
import { fr } from '../../parts/typography.ts'
import { CONTACT_ID } from './contact.ts'

/** A time line: down the side on a phone, along the top on a desktop. A slower way to support is further along it. */
const Line = styled.ol`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) { grid-template-columns: 3fr 4fr 5fr; gap: 0; }
`

/** A stop on the line. The first one has the accent colour. */
const Step = styled.li`
  --dot: var(--outline);
  position: relative;
  display: grid;
  gap: 0.625rem;
  justify-items: start;
  align-content: start;
  min-width: 0;
  padding-left: 2rem;
  &:first-of-type { --dot: var(--mint); }
  &::before { content: ''; position: absolute; top: 0.375rem; left: 0; width: 0.75rem; height: 0.75rem; border-radius: var(--radius-pill); background: var(--dot); }
  &::after { content: ''; position: absolute; top: 1.5rem; bottom: -2.5rem; left: 0.3125rem; width: 2px; background: linear-gradient(var(--dot), var(--hairline)); }
  &:last-of-type::after { bottom: 0; background: linear-gradient(var(--hairline), transparent); }
  h3 { font-size: var(--text-2xl); }
  p { max-width: 30em; color: var(--muted); }
  [data-when] { color: var(--text); font-size: var(--text-sm); font-weight: 600; }
  a { margin-top: 0.5rem; }
  @media (min-width: 60rem) {
    padding: 2.25rem 2.5rem 0 0;
    &::before { top: 0; }
    &::after { top: 0.3125rem; right: 0; bottom: auto; left: 1.25rem; width: auto; height: 2px; background: linear-gradient(to right, var(--dot), var(--hairline)); }
    &:last-of-type::after { bottom: auto; background: linear-gradient(to right, var(--hairline), transparent); }
  }
`

const Address = styled.div`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  a { margin: 0; padding-block: 0.625rem; color: var(--text); font-weight: 600; text-underline-offset: 0.25em; overflow-wrap: anywhere; }
`

/** The link to write a ticket: a mail to the contact address, or a note where the publisher has not given one. */
export function Ticket({ contact }: { contact: Fact }) {
  return (
    <Address>
      <MailTo address={contact} subject="Demande d'aide" />
    </Address>
  )
}

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: clamp(2.5rem, 2rem + 2vw, 4rem);
`

const Box = styled(Section)`
  padding-block: clamp(4rem, 3rem + 4vw, 7rem);
  &:focus { outline: none; }
`

/** The three support options, by the time that each one takes. */
export function Support() {
  return (
    <Box id={CONTACT_ID} tabIndex={-1} aria-labelledby="contact-titre">
      <Column>
        <Head>
          <h2 id="contact-titre">Parler à quelqu’un</h2>
          <Lede>{fr("Trois façons d'être aidé, de la plus rapide à la plus longue.")}</Lede>
        </Head>
        <Line>
          <Step>
            <p data-when>Réponse immédiate</p>
            <h3>Chat en direct</h3>
            <p>
              {fr(
                'Sur le Discord de la communauté, où un membre qui connaît la réponse est souvent déjà là.',
              )}
            </p>
            <ButtonLink to={paths.community} variant="primary">
              Aller à la communauté
            </ButtonLink>
          </Step>
          <Step>
            <p data-when>{fr('Réponse sous 24 à 48 h')}</p>
            <h3>Ticket</h3>
            <p>
              {fr(
                "Un e-mail suffit : ce que vous vouliez faire, ce qui s'est passé, l'appareil et le navigateur. Jamais votre mot de passe.",
              )}
            </p>
            <Ticket contact={site.contactEmail} />
          </Step>
          <Step>
            <p data-when>{fr('Sur rendez-vous')}</p>
            <h3>Session guidée</h3>
            <p>
              {fr(
                "Quelqu'un parcourt Cadence avec vous, de l'inscription au premier tableau. Seul, demandez-la dans un ticket ; pour une classe ou un établissement, depuis la page Éducation.",
              )}
            </p>
            <ButtonLink to={paths.education}>Voir la page Éducation</ButtonLink>
          </Step>
        </Line>
      </Column>
    </Box>
  )
}
