import { paths } from '@cadence/shared/router'
import { site } from '@cadence/shared/site'
import { ButtonLink } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Column, Lede, Section } from '../../../parts/layout.ts'
import { fr } from '../../../parts/typography.ts'
import { CONTACT_ID } from '../contact.ts'
import { Ticket } from './Ticket.tsx'
import { Line, Step } from './timeline.ts'

const Head = styled.div`
  display: grid;
  gap: 1rem;
  margin-bottom: clamp(2.5rem, 2rem + 2vw, 4rem);
`

const Box = styled(Section)`
  padding-block: clamp(4rem, 3rem + 4vw, 7rem);
  &:focus { outline: none; }
`

/** The three ways to a person, along the time that each one takes. */
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
