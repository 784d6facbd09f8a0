import { ApiError } from '@cadence/shared/api'
import { signedInMember } from '@cadence/shared/auth'
import { forgetFormDraft, TextField, useFormDraft, useSubmitForm } from '@cadence/shared/forms'
import { newRequestKey } from '@cadence/shared/forms/public-form'
import { useTexts } from '@cadence/shared/i18n'
import { formDraftSchema } from '@cadence/shared/schemas'
import { ENTRY_MAX, type InboxThread, type ThreadEntry } from '@cadence/shared/schemas/inbox'
import { Button, ErrorNotice, toast } from '@cadence/shared/ui'
import { checkboxStyles } from '@cadence/shared/ui/checkbox'
import styled from '@emotion/styled'
import { useLayoutEffect, useState } from 'react'
import { failureText } from '../../../failure-text.ts'
import { threadTexts } from '../../../texts/inbox.ts'
import { addNote, sendAnswer } from '../inbox-api.ts'

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--hairline);
`

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  button[aria-pressed='true'] { --bg: var(--surface-3); --fg: var(--text); --edge: var(--outline); }
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  label:has(> input) { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; font-size: var(--text-sm); cursor: pointer; }
  input[type='checkbox'] { ${checkboxStyles} }
  > button { justify-self: start; }
  @media (max-width: 479px) { > button { justify-self: stretch; } }
`

interface Props {
  thread: InboxThread
  /** Called with the thread as the API has it afterwards. */
  onStored: (thread: InboxThread) => void
  /** Called when the thread has changed meanwhile: nothing was sent, and what was typed stays. */
  onStale: () => void
}

const kinds = ['answer', 'note'] as const satisfies readonly ThreadEntry['kind'][]

/** Writes an answer, which goes to the sender, or a note, which stays in the team. */
export function Compose(props: Props) {
  const t = useTexts(threadTexts)
  const [kind, setKind] = useState<ThreadEntry['kind']>('answer')
  return (
    <Box aria-label={t.write}>
      <Kinds>
        {kinds.map((name) => (
          <Button key={name} size="sm" aria-pressed={kind === name} onClick={() => setKind(name)}>
            {t[name]}
          </Button>
        ))}
      </Kinds>
      <EntryForm key={kind} kind={kind} {...props} />
    </Box>
  )
}

interface EntryValues {
  requestKey: string
  text: string
  close: boolean
}

const blank = (requestKey: string): EntryValues => ({ requestKey, text: '', close: false })

// With the member's id: it goes from the tab when they sign out.
const draftKeyOf = (id: string, kind: ThreadEntry['kind']) =>
  `cadence:inbox:${signedInMember()}:${id}:${kind}`

/** Removes what was typed about a thread: the thread has been deleted. */
export function forgetEntryDrafts(id: string): void {
  for (const kind of kinds) forgetFormDraft(draftKeyOf(id, kind))
}

/** The form of an answer or a note. What is typed stays in this tab until it is stored. */
function EntryForm({ kind, thread, onStored, onStale }: Props & { kind: ThreadEntry['kind'] }) {
  const t = useTexts(threadTexts)
  const { id, email, mailSubject, version } = thread
  const isNote = kind === 'note'
  const draftKey = draftKeyOf(id, kind)
  const { form, submit, busy, failure } = useSubmitForm<EntryValues>({
    reValidateMode: 'onSubmit',
    reusable: true,
    defaultValues: blank(''),
    messages: () => ({}),
    send: async ({ requestKey, text, close }) => {
      const sending = isNote
        ? addNote(id, { requestKey, text })
        : sendAnswer(id, { requestKey, version, text, ...(close && { close }) })
      const stored = await sending.catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 409) {
          // The API may have earlier words under this key, where its answer was lost, and would take these for the same.
          form.setValue('requestKey', newRequestKey())
          onStale()
        }
        throw error
      })
      // A form that was left meanwhile removes no draft: it would show the sent words again.
      forgetFormDraft(draftKey)
      form.reset(blank(newRequestKey()))
      onStored(stored)
      toast({ kind: 'success', text: isNote ? t.noteAdded : t.answerSent({ email }) })
    },
  })
  useFormDraft(form, {
    key: draftKey,
    schema: formDraftSchema,
    toDraft: ({ requestKey, text }) => (text.trim() ? { requestKey, fields: { text } } : null),
    toValues: ({ requestKey, fields }) => ({ requestKey, text: fields.text ?? '' }),
  })
  // After the draft, which has the key of a sending whose answer was lost.
  useLayoutEffect(() => {
    if (!form.getValues('requestKey')) form.setValue('requestKey', newRequestKey())
  }, [form])
  const isStale = failure instanceof ApiError && failure.status === 409
  return (
    <Form onSubmit={submit} noValidate aria-busy={busy}>
      <TextField
        multiline
        rows={isNote ? 3 : 7}
        label={isNote ? t.noteField : t.answerField}
        helper={isNote ? t.noteHint : t.answerHint({ email, subject: mailSubject })}
        error={form.formState.errors.text?.message}
        readOnly={busy}
        {...form.register('text', {
          validate: (text) => {
            if (!text.trim()) return t.needed
            return text.trim().length <= ENTRY_MAX || t.tooLong({ max: ENTRY_MAX })
          },
        })}
      />
      {!isNote && (
        <label>
          <input type="checkbox" {...form.register('close')} />
          {t.closeAfter}
        </label>
      )}
      {failure && <ErrorNotice>{isStale ? t.conflict : failureText(failure, t)}</ErrorNotice>}
      <Button type="submit" variant="primary" loading={busy}>
        {isNote ? t.addNote : t.send}
      </Button>
    </Form>
  )
}
