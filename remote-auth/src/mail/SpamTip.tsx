import styled from '@emotion/styled'
import { Inbox } from 'lucide-react'

const Tip = styled.p`
  display: flex;
  gap: 0.75rem;
  padding: 0.875rem 1rem;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  font-size: var(--text-sm);
  color: var(--muted);
  svg { flex: none; margin-top: 0.125rem; color: var(--warm); }
`

/** A tip to look into the spam folder (specification, section 2, Verify e-mail). */
export function SpamTip() {
  return (
    <Tip>
      <Inbox size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>Rien dans votre boîte de réception ? Regardez dans les courriers indésirables.</span>
    </Tip>
  )
}
