import { useSubmit } from '@cadence/shared/api'
import { useTexts } from '@cadence/shared/i18n'
import { Button, Dialog, DialogActions, ErrorNotice, toast } from '@cadence/shared/ui'
import { useState } from 'react'
import { devicesTexts } from '../../../texts/account.ts'

interface Props {
  /** The number of other devices. */
  others: number
  onEnd: () => Promise<void>
}

/** Signs out all other devices, after a confirmation. */
export function EndOthers({ others, onEnd }: Props) {
  const t = useTexts(devicesTexts)
  const [isOpen, setOpen] = useState(false)
  const { busy, failure, submit, reset } = useSubmit(
    async () => {
      await onEnd()
      toast({ kind: 'success', text: t.othersEnded })
    },
    { once: true },
  )

  const open = () => {
    reset()
    setOpen(true)
  }
  const close = () => {
    // A request under way cannot be cancelled, and its outcome must be seen.
    if (!busy) setOpen(false)
  }

  return (
    <>
      <Button variant="danger" onClick={open}>
        {t.endOthers}
      </Button>
      <Dialog open={isOpen} title={t.endOthersTitle} onClose={close}>
        <p>{t.endOthersText({ count: others })}</p>
        {failure && <ErrorNotice>{t.othersFailed}</ErrorNotice>}
        <DialogActions>
          <Button variant="ghost" disabled={busy} onClick={close}>
            {t.cancel}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void submit()}>
            {t.endOthersConfirm}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
