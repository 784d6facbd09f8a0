import { Button, copyText, toast } from '@cadence/shared/ui'
import { Link2 } from 'lucide-react'
import { fr } from '../../parts/typography.ts'

async function copy(to: string): Promise<void> {
  const address = new URL(to, window.location.href).href
  const copied = await copyText(address)
  toast(
    copied
      ? { kind: 'success', text: 'Lien copié' }
      : { kind: 'error', text: fr("Le lien n'a pas pu être copié.") },
  )
}

/** Copies the address of an article or a question, to send it to somebody. @param to its path. */
export function CopyLink({ to, title }: { to: string; title: string }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={fr(`Copier le lien : ${title}`)}
      icon={<Link2 size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void copy(to)}
    >
      Copier le lien
    </Button>
  )
}
