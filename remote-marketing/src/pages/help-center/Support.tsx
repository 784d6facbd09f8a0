import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { communityServer } from '../../parts/community-server.ts'
import { DialogButton } from '../../parts/DialogButton.tsx'
import { Column, Lede, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { unbroken } from '../../parts/unbroken.tsx'
import { CONTACT_ID } from './contact.ts'

/** A time line: down the side on a phone, along the top on a desktop. A slower way to support is further along it. */
const Line = styled.ol`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) { grid-template-columns: 3fr 4fr 5fr; gap: 0; }
`

/** A stop on the line. A chat that is open has the colour of success; one that is closed steps back. */
const Step = styled.li`
  --dot: var(--outline);
  position: relative;
  display: grid;
  gap: 0.625rem;
  justify-items: start;
  align-content: start;
  min-width: 0;
  padding-left: 2rem;
  &[data-open='true'] { --dot: var(--mint); }
  &::before { content: ''; position: absolute; top: 0.375rem; left: 0; width: 0.75rem; height: 0.75rem; border-radius: var(--radius-pill); background: var(--dot); }
  &::after { content: ''; position: absolute; top: 1.5rem; bottom: -2.5rem; left: 0.3125rem; width: 2px; background: linear-gradient(var(--dot), var(--hairline)); }
  &:last-of-type::after { bottom: 0; background: linear-gradient(var(--hairline), transparent); }
  h3 { font-size: var(--text-2xl); }
  p { max-width: 30em; color: var(--muted); }
  [data-when] { color: var(--text); font-size: var(--text-sm); font-weight: 600; }
  &[data-open='false']::before { border: 2px solid var(--dot); background: none; }
  &[data-open='false'] h3, &[data-open='false'] [data-when] { color: var(--muted); }
  @media (min-width: 60rem) {
    padding: 2.25rem 2.5rem 0 0;
    &::before { top: 0; }
    &::after { top: 0.3125rem; right: 0; bottom: auto; left: 1.25rem; width: auto; height: 2px; background: linear-gradient(to right, var(--dot), var(--hairline)); }
    &:last-of-type::after { bottom: auto; background: linear-gradient(to right, var(--hairline), transparent); }
  }
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  align-items: center;
  margin-top: 0.5rem;
  a { padding-block: 0.625rem; color: var(--text); font-weight: 600; text-underline-offset: 0.25em; }
`

const ticket = async () => (await import('./TicketDialog.tsx')).TicketDialog
const guidedSession = async () => (await import('./TicketDialog.tsx')).GuidedSessionDialog

/** The chat, on the community's server. Where the publisher has named none, nobody is promised there. */
export function LiveChat({ server }: { server: string | null }) {
  if (server === null) {
    return (
      <p>
        {unbroken(
          fr(
            "Le chat n'est pas ouvert pour le moment : personne ne pourrait y répondre. Un ticket arrive aux mêmes personnes, et la réponse vient par e-mail.",
          ),
        )}
      </p>
    )
  }
  return (
    <>
      <p>
        {fr(
          "Sur le Discord de la communauté, dès qu'un membre qui connaît la réponse est là. S'il n'y a personne, un ticket ne se perd pas.",
        )}
      </p>
      <Ways>
        <a href={server} rel="noreferrer">
          Ouvrir le Discord
        </a>
      </Ways>
    </>
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
          <Step data-open={communityServer !== null}>
            <p data-when>
              <span>Réponse immédiate</span>
              {communityServer === null && fr(", à l'ouverture")}
            </p>
            <h3>Chat en direct</h3>
            <LiveChat server={communityServer} />
          </Step>
          <Step>
            <p data-when>{fr('Réponse sous 24 à 48 h')}</p>
            <h3>Ticket</h3>
            <p>
              {fr(
                "Ce que vous vouliez faire, ce qui s'est passé : le formulaire ajoute lui-même la page et le navigateur, si vous le voulez. Jamais votre mot de passe.",
              )}
            </p>
            <Ways>
              <DialogButton load={ticket}>Ouvrir un ticket</DialogButton>
            </Ways>
          </Step>
          <Step>
            <p data-when>{fr('Sur rendez-vous')}</p>
            <h3>Session guidée</h3>
            <p>
              {unbroken(
                fr(
                  "Quelqu'un parcourt Cadence avec vous, de l'inscription au premier tableau. Demandez-la par un ticket : nous convenons d'un moment par e-mail, sous 24 à 48 h. Pour une classe ou un établissement, passez par la page Éducation.",
                ),
              )}
            </p>
            <Ways>
              <DialogButton load={guidedSession} variant="secondary">
                Demander une session
              </DialogButton>
              <Link to={paths.education}>Voir la page Éducation</Link>
            </Ways>
          </Step>
        </Line>
      </Column>
    </Box>
  )
}
