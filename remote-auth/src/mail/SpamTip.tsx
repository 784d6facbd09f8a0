import { Inbox } from 'lucide-react'
import { Tip } from '../screen/Tip.tsx'

/** A tip to look into the spam folder (specification, section 2, Verify e-mail). */
export function SpamTip() {
  return <Tip icon={Inbox}>Rien reçu ? Regardez dans les courriers indésirables.</Tip>
}
