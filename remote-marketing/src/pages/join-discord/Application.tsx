import {
  Confirmation,
  FormTextField,
  type PublicForm,
  usePublicForm,
} from '@cadence/shared/forms/public-form'
import { paths } from '@cadence/shared/router'
import { type AmbassadorForm, ambassadorFormSchema, doneSchema } from '@cadence/shared/schemas'
import { ButtonLink, Card } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Form, Pair } from '../../parts/form/Form.ts'
import { formTexts } from '../../parts/form/failure.ts'
import { Person } from '../../parts/form/Person.tsx'
import { Send } from '../../parts/form/Send.tsx'
import { Column, rhythm, Section } from '../../parts/page-layout.ts'
import { fr } from '../../parts/typography.ts'
import { Next } from './NextSteps.tsx'
import { type ApplicationValues, ProfileLinks } from './ProfileLinks.tsx'

/* A hint takes the line of an error, and would touch the next label. */
const Hinted = styled(Pair)`
  margin-bottom: 0.75rem;
`

/** The fields of the application, all of them required (specification, section 5). */
function ApplicationForm({ application }: { application: PublicForm<ApplicationValues, AmbassadorForm> }) {
  const { form, props, field } = application
  return (
    <Form {...props} aria-label="Ta candidature">
      <Person field={field} emailLabel="E-mail" emailPlaceholder="prenom.nom@exemple.fr" />
      <Hinted>
        <FormTextField
          label="Téléphone"
          type="tel"
          required
          autoComplete="tel"
          inputMode="tel"
          field={field}
          name="phone"
        />
        <FormTextField
          label="Pseudo Discord"
          required
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          helper="Celui que tu as, ou que tu prendras."
          field={field}
          name="name"
        />
      </Hinted>
      <ProfileLinks form={form} field={field} />
      <FormTextField
        multiline
        label="Motivation"
        rows={10}
        required
        autoComplete="off"
        placeholder={fr("À qui en parlerais-tu ? Qu'est-ce que Cadence a changé pour toi ?")}
        field={field}
        name="motivation"
      />
      <Send
        form={application}
        purpose={fr('Ces informations servent à étudier ta candidature et à te répondre.')}
      >
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
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`

const Sheet = styled(Card)`
  padding: clamp(1.25rem, 0.5rem + 3vw, 2.5rem);
`

/** The application form, and the confirmation after it. */
export function Application() {
  const application = usePublicForm<ApplicationValues, AmbassadorForm, unknown>({
    draft: 'ambassador',
    path: '/ambassador-applications',
    schema: ambassadorFormSchema,
    answer: doneSchema,
    defaultValues: { profileLinks: [{}] },
    toBody: (sent) => ({ ...sent, profileLinks: sent.profileLinks.map(({ text }) => text) }),
    fieldOf: (name) => (name.startsWith('profileLinks.') ? `${name}.text` : name),
    done: 'Ta candidature est bien arrivée.',
    texts: formTexts,
  })
  return (
    <Box id="candidature">
      <Sides>
        <Next />
        <Sheet as="div">
          {application.sent ? (
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
                Merci {application.sent.firstName}. {fr("Nous la lisons, et la réponse part à l'adresse")}{' '}
                <strong>{application.sent.email}</strong>
                {fr(", qu'elle soit oui ou non. D'ici là, tu n'as plus rien à faire.")}
              </p>
            </Confirmation>
          ) : (
            <ApplicationForm application={application} />
          )}
        </Sheet>
      </Sides>
    </Box>
  )
}
