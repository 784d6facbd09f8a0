import {
  Confirmation,
  FormSelectField,
  FormTextField,
  type PublicForm,
  type PublicValues,
  usePublicForm,
} from '@cadence/shared/forms/public-form'
import {
  type DemoFormValues,
  type DemoRequest,
  type DemoRole,
  demoFormSchema,
  doneSchema,
  type StudentCount,
} from '@cadence/shared/schemas'
import { Button, Dialog } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Form, Pair } from './form/Form.ts'
import { formTexts } from './form/failure.ts'
import { Person } from './form/Person.tsx'
import { Send } from './form/Send.tsx'
import { fr } from './typography.ts'

/** Labels of the API's roles. */
const roleNames: Record<DemoRole, string> = {
  teaching: 'Enseignement',
  leadership: 'Direction',
  'student-life': 'Vie étudiante ou scolaire',
  it: 'Informatique',
  other: 'Autre',
}

/** Labels of the API's ranges. */
const studentCountNames: Record<StudentCount, string> = {
  'under-100': 'Moins de 100',
  '100-499': fr('100 à 499'),
  '500-1999': fr('500 à 1 999'),
  '2000-plus': fr('2 000 et plus'),
}

type DemoValues = PublicValues & DemoFormValues

/** The fields of the demo form: no more than an answer needs. */
function DemoForm({ demo }: { demo: PublicForm<DemoValues, DemoRequest> }) {
  const { props, field } = demo
  return (
    <Form {...props}>
      <Person
        field={field}
        emailLabel="E-mail professionnel"
        emailPlaceholder="prenom.nom@etablissement.fr"
      />
      <FormTextField label="Établissement" required autoComplete="organization" field={field} name="school" />
      <Pair>
        <FormSelectField label="Fonction" required autoComplete="off" field={field} name="role">
          <option value="">Choisir</option>
          {Object.entries(roleNames).map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </FormSelectField>
        <FormSelectField label="Élèves (facultatif)" autoComplete="off" field={field} name="students">
          <option value="">À préciser</option>
          {Object.entries(studentCountNames).map(([count, name]) => (
            <option key={count} value={count}>
              {name}
            </option>
          ))}
        </FormSelectField>
      </Pair>
      <FormTextField
        multiline
        label="Message (facultatif)"
        rows={3}
        placeholder="Vos créneaux, vos questions"
        field={field}
        name="message"
      />
      <Send
        inDialog
        form={demo}
        purpose={fr('Ces informations servent à vous répondre et à préparer la démonstration.')}
      >
        Envoyer la demande
      </Send>
    </Form>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`

const Lead = styled.p`
  color: var(--muted);
`

/** Props of the dialog. It is open while it is mounted. */
export interface DemoDialogProps {
  onClose: () => void
}

/** The form for a demonstration, and the confirmation after it. Closing it keeps what the visitor typed. */
export function DemoDialog({ onClose }: DemoDialogProps) {
  const demo = usePublicForm<DemoValues, DemoRequest, unknown>({
    draft: 'demo',
    path: '/demo-requests',
    schema: demoFormSchema,
    answer: doneSchema,
    done: 'Votre demande de démonstration est bien arrivée.',
    texts: formTexts,
  })
  return (
    <Dialog open title="Demander une démo" closeLabel="Fermer" onClose={onClose}>
      {demo.sent ? (
        <Confirmation
          title="Demande bien reçue."
          ways={
            <Button variant="primary" onClick={onClose}>
              Fermer
            </Button>
          }
        >
          <p>
            {fr('Merci')} {demo.sent.firstName}. {fr('Nous préparons la démonstration pour')}{' '}
            <strong>{demo.sent.school}</strong> {fr('et nous vous écrivons à')}{' '}
            <strong>{demo.sent.email}</strong> {fr("pour convenir d'un moment.")}
          </p>
        </Confirmation>
      ) : (
        <Body>
          <Lead>
            {fr(
              "Dites-nous qui vous êtes : nous vous écrivons pour convenir d'un moment et préparer votre démo.",
            )}
          </Lead>
          <DemoForm demo={demo} />
        </Body>
      )}
    </Dialog>
  )
}
