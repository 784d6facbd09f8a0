import { useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions, ErrorNotice, toast } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { failureText } from '../../../failure-text.ts'
import { threadTexts } from '../../../texts/inbox.ts'
import { eraseSender } from '../inbox-api.ts'

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.875rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  ul { display: grid; gap: 0.25rem; padding-inline-start: 1.25rem; list-style: disc; color: var(--muted); }
  p + ul + p { color: var(--muted); font-size: var(--text-sm); }
`

interface Props {
  email: string
  onClose: () => void
  onErased: () => void
}

/** Asks before everything of a sender is deleted from the inbox, and names what goes and what stays. */
export function EraseDialog({ email, onClose, onErased }: Props) {
  const t = useTexts(threadTexts)
  const { busy, failure, submit } = useSubmit(
    async () => {
      const count = await eraseSender(email)
      toast({ kind: 'success', text: t.erased({ count }) })
      onErased()
    },
    { once: true },
  )
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog open title={t.eraseTitle} onClose={close}>
      <Body>
        <p>{t.eraseLead({ email })}</p>
        <ul>
          <li>{t.eraseMessages}</li>
          <li>{t.eraseEntries}</li>
          <li>{t.eraseMails}</li>
        </ul>
        <p>{t.eraseAccount}</p>
        {failure && <ErrorNotice>{failureText(failure, t)}</ErrorNotice>}
      </Body>
      <DialogActions>
        <Button variant="ghost" disabled={busy} onClick={close}>
          {t.cancel}
        </Button>
        <Button variant="danger" loading={busy} onClick={() => void submit()}>
          {t.eraseConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
