import { TextField } from '@cadence/shared/forms'
import { useTexts } from '@cadence/shared/i18n'
import { REFERRAL_TEXT_MAX } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions, toast } from '@cadence/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { referralTexts } from '../../../texts/referral.ts'
import { enterReferral } from '../api/enter-referral.ts'
import { problemOf } from './problem.ts'

interface Props {
  hasEntered: boolean
  onClose: () => void
  /** Called once a code is taken, and when one was before: what is counted has changed. */
  onEntered: () => void
}

/** The dialog that takes the code of another member, once (decisions, Community Hub). */
export function EnterCode({ hasEntered, onClose, onEntered }: Props) {
  const t = useTexts(referralTexts)
  // What is known when it opens: the form does not vanish under the hands of who is typing.
  const [entered] = useState(hasEntered)
  const [sending, setSending] = useState(false)
  return (
    <Dialog open title={t.enterTitle} onClose={() => sending || onClose()}>
      {entered ? (
        <>
          <p>{t.already}</p>
          <DialogActions>
            <Button onClick={onClose}>{t.close}</Button>
          </DialogActions>
        </>
      ) : (
        <Form sending={sending} onSending={setSending} onClose={onClose} onEntered={onEntered} />
      )}
    </Dialog>
  )
}

interface FormProps extends Omit<Props, 'hasEntered'> {
  sending: boolean
  onSending: (sending: boolean) => void
}

function Form({ sending, onSending, onClose, onEntered }: FormProps) {
  const t = useTexts(referralTexts)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  const refuse = (text: string) => {
    setProblem(text)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (code.trim() === '') return refuse(t.needed)
    onSending(true)
    setProblem(undefined)
    try {
      await enterReferral(code)
      onEntered()
      onClose()
      toast({ kind: 'success', text: t.accepted })
    } catch (error) {
      const text = problemOf(error, t)
      if (text === t.already) onEntered()
      refuse(text)
    } finally {
      onSending(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t.field}
        helper={t.fieldHint}
        error={problem}
        value={code}
        readOnly={sending}
        onChange={({ target }) => setCode(target.value)}
        maxLength={REFERRAL_TEXT_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div role="status" className="visually-hidden">
        {problem}
      </div>
      <DialogActions>
        <Button disabled={sending} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={sending}>
          {t.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
