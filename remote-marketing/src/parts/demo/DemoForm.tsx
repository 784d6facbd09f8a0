import { SelectField, TextField } from '@cadence/shared/forms'
import type { DemoRequest } from '@cadence/shared/schemas'
import { Form, Pair } from '../form/Form.ts'
import { Person } from '../form/Person.tsx'
import { Send } from '../form/Send.tsx'
import type { SentForm } from '../form/use-sent-form.ts'
import { fr } from '../typography.ts'
import { roleNames, studentCountNames } from './choices.ts'

/** What a school is asked, as little as an answer needs. */
export function DemoForm({ form }: { form: SentForm<DemoRequest> }) {
  const { props, faults } = form
  return (
    <Form {...props}>
      <Person
        faults={faults}
        emailLabel="E-mail professionnel"
        emailPlaceholder="prenom.nom@etablissement.fr"
      />
      <TextField
        label="Établissement"
        name="school"
        required
        autoComplete="organization"
        error={faults.school}
      />
      <Pair>
        <SelectField label="Fonction" name="role" required autoComplete="off" error={faults.role}>
          <option value="">Choisir</option>
          {Object.entries(roleNames).map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Élèves (facultatif)" name="students" autoComplete="off" error={faults.students}>
          <option value="">À préciser</option>
          {Object.entries(studentCountNames).map(([count, name]) => (
            <option key={count} value={count}>
              {name}
            </option>
          ))}
        </SelectField>
      </Pair>
      <TextField
        multiline
        label="Message (facultatif)"
        name="message"
        rows={3}
        placeholder="Vos créneaux, vos questions"
        error={faults.message}
      />
      <Send
        form={form}
        purpose={fr('Ces informations servent à vous répondre et à préparer la démonstration.')}
      >
        Envoyer la demande
      </Send>
    </Form>
  )
}
