import { type DemoRequest, demoRequestSchema } from '@cadence/shared/schemas'
import { Button, Dialog, IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { Confirmation } from '../form/Confirmation.tsx'
import { useSentForm } from '../form/use-sent-form.ts'
import { fr } from '../typography.ts'
import { DemoForm } from './DemoForm.tsx'

/* The dialog gives the heading and its frame; this sits on its edge, where a thumb finds it. */
const Close = styled.div`
  position: absolute;
  top: 1rem;
  right: 1rem;
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`

const Lead = styled.p`
  color: var(--muted);
`

/** Props of the dialog, which is open for as long as it is there. */
export interface DemoDialogProps {
  onClose: () => void
}

/** The form for a demonstration, and what takes its place once it is sent. Closed with words in it, it keeps them. */
export function DemoDialog({ onClose }: DemoDialogProps) {
  const form = useSentForm<DemoRequest>({
    draft: 'demo',
    path: '/demo-requests',
    schema: demoRequestSchema,
    done: 'Votre demande de démonstration est bien arrivée.',
  })
  return (
    <Dialog open title="Demander une démo" onClose={onClose}>
      <Close>
        <IconButton label="Fermer" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Close>
      {form.sent ? (
        <Confirmation
          title="Demande bien reçue."
          ways={
            <Button variant="primary" onClick={onClose}>
              Fermer
            </Button>
          }
        >
          <p>
            {fr('Merci')} {form.sent.firstName}. {fr('Nous préparons la démonstration pour')}{' '}
            <strong>{form.sent.school}</strong> {fr('et nous vous écrivons à')}{' '}
            <strong>{form.sent.email}</strong> {fr("pour convenir d'un moment.")}
          </p>
        </Confirmation>
      ) : (
        <Body>
          <Lead>
            {fr(
              "Dites-nous qui vous êtes : nous vous écrivons pour convenir d'un moment et préparer votre démo.",
            )}
          </Lead>
          <DemoForm form={form} />
        </Body>
      )}
    </Dialog>
  )
}
