import { TextField } from '@cadence/shared/forms'
import { paths } from '@cadence/shared/router'
import { type AmbassadorApplication, ambassadorApplicationSchema } from '@cadence/shared/schemas'
import { ButtonLink, Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Confirmation } from '../../parts/form/Confirmation.tsx'
import { Form, Pair } from '../../parts/form/Form.ts'
import { Person } from '../../parts/form/Person.tsx'
import { Send } from '../../parts/form/Send.tsx'
import { type SentForm, useSentForm } from '../../parts/form/use-sent-form.ts'
import { Column, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { Next } from './NextSteps.tsx'
import { ProfileLinks } from './ProfileLinks.tsx'

/** The fields of the application, all of them required (specification, section 5). */
function ApplicationForm({ form }: { form: SentForm<AmbassadorApplication> }) {
  const { props, faults, changed } = form
  return (
    <Form {...props} aria-label="Ta candidature">
      <Person faults={faults} emailLabel="E-mail" emailPlaceholder="prenom.nom@exemple.fr" />
      <Pair>
        <TextField
          label="Téléphone"
          name="phone"
          type="tel"
          required
          autoComplete="tel"
          inputMode="tel"
          error={faults.phone}
        />
        <TextField
          label="Pseudo Discord"
          name="name"
          required
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          helper="Celui que tu as, ou que tu prendras."
          error={faults.name}
        />
      </Pair>
      <ProfileLinks faults={faults} onChange={() => changed('profileLinks')} />
      <TextField
        multiline
        label="Motivation"
        name="motivation"
        rows={10}
        required
        autoComplete="off"
        placeholder={fr("À qui en parlerais-tu ? Qu'est-ce que Cadence a changé pour toi ?")}
        error={faults.motivation}
      />
      <Send form={form} purpose={fr('Ces informations servent à étudier ta candidature et à te répondre.')}>
        Envoyer ma candidature
      </Send>
    </Form>
  )
}

const Box = styled(Section)`
  padding-bottom: ${rhythm};
  scroll-margin-top: calc(var(--header-height, 0px) + var(--banner-height, 0px));
`

const Sides = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 4rem;
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start; }
`

const Sheet = styled(Card)`
  padding: clamp(1.25rem, 0.5rem + 3vw, 2.5rem);
`

/** The application, and what takes the form's place once the API has it. */
export function Application() {
  const form = useSentForm<AmbassadorApplication>({
    draft: 'ambassador',
    path: '/ambassador-applications',
    schema: ambassadorApplicationSchema,
    done: 'Ta candidature est bien arrivée.',
  })
  return (
    <Box id="candidature">
      <Sides>
        <Next />
        <Sheet as="div">
          {form.sent ? (
            <Confirmation
              title="Candidature bien reçue."
              ways={
                <>
                  <ButtonLink to={paths.community} variant="primary">
                    Découvrir la communauté
                  </ButtonLink>
                  <ButtonLink to={paths.ambassadorProgram}>Relire le programme</ButtonLink>
                </>
              }
            >
              <p>
                Merci {form.sent.firstName}. {fr("Nous la lisons, et la réponse part à l'adresse")}{' '}
                <strong>{form.sent.email}</strong>
                {fr(", qu'elle soit oui ou non. D'ici là, tu n'as plus rien à faire.")}
              </p>
            </Confirmation>
          ) : (
            <ApplicationForm form={form} />
          )}
        </Sheet>
      </Sides>
    </Box>
  )
}
