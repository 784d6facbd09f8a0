import { TextField } from '@cadence/shared/forms'
import type { AmbassadorApplication } from '@cadence/shared/schemas'
import { Form, Pair } from '../../../parts/form/Form.ts'
import { Person } from '../../../parts/form/Person.tsx'
import { Send } from '../../../parts/form/Send.tsx'
import type { SentForm } from '../../../parts/form/use-sent-form.ts'
import { fr } from '../../../parts/typography.ts'
import { ProfileLinks } from './ProfileLinks.tsx'

/** The fields of the application, all of them required (specification, section 5). */
export function ApplicationForm({ form }: { form: SentForm<AmbassadorApplication> }) {
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
