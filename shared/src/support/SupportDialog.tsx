import { authState } from '@cadence/shared/auth'
import {
  Confirmation,
  FormTextField,
  type PublicFormTexts,
  type PublicValues,
  usePublicForm,
} from '@cadence/shared/forms/public-form'
import { type SupportRequest, supportRequestSchema, supportResponseSchema } from '@cadence/shared/schemas'
import { Button, Dialog, DialogActions, DialogForm, ErrorNotice } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useId, useLayoutEffect, useState } from 'react'
import { checkboxStyles } from '../ui/checkbox.ts'
import { factNames, supportFacts } from './support-facts.ts'
import type { SupportTexts } from './support-texts.ts'

interface SupportValues extends PublicValues {
  name?: string
  email?: string
  subject?: string
  message?: string
}

const member = () => (authState.isAuthenticated ? authState.user : null)

/**
 * Name of the draft. A member's has their id in it: it is removed from the tab when they sign out. A request with a subject to begin
 * with has a draft of its own, so that its subject does not stand in another request.
 */
const draftName = (subject: string) => ['support', member()?._id, subject].filter(Boolean).join(':')

/** What is written into the empty fields when the form opens: the member's name and address, and the subject asked for. */
function knownValues(subject: string): Record<'name' | 'email' | 'subject', string> {
  const user = member()
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : ''
  return { name, email: user?.email ?? '', subject }
}

/** The text for a wrong value, in the language of the form: the schema and the API speak French. */
function errorText(name: keyof SupportValues, value: string | undefined, texts: SupportTexts): string {
  if (!value?.trim()) return texts.needed
  return name === 'email' ? texts.badEmail : texts.tooLong
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 1rem;
  align-items: start;
`

const Muted = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  line-height: 1.5;
`

const FactsBox = styled.div`
  padding: 0.25rem 0.875rem 0.875rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  font-size: var(--text-sm);
  label { display: flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; font-weight: 600; cursor: pointer; }
  input { ${checkboxStyles} }
  p { color: var(--muted); line-height: 1.45; }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.25rem 1rem;
    margin-top: 0.75rem;
    font-size: var(--text-xs);
    line-height: 1.45;
  }
  dl > div { display: contents; }
  dt { color: var(--muted); }
  dd { overflow-wrap: anywhere; }
  &[data-attached='false'] dl { opacity: 0.5; text-decoration: line-through; }
`

type Facts = ReturnType<typeof supportFacts>

interface FactsChoiceProps {
  facts: Facts
  attached: boolean
  onAttach: (attached: boolean) => void
  texts: SupportTexts
}

/** The technical facts as they would be sent, and whether they are. */
function FactsChoice({ facts, attached, onAttach, texts }: FactsChoiceProps) {
  const id = useId()
  return (
    <FactsBox data-attached={attached}>
      <label>
        <input
          type="checkbox"
          checked={attached}
          aria-describedby={id}
          onChange={({ target }) => onAttach(target.checked)}
        />
        {texts.attach}
      </label>
      <p id={id}>{texts.attachHint}</p>
      <dl>
        {factNames.map(
          (name) =>
            facts[name] !== undefined && (
              <div key={name}>
                <dt>{texts[name]}</dt>
                <dd translate="no">{facts[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </FactsBox>
  )
}

/** Props of the dialog. It is open while it is mounted. */
export interface SupportDialogProps {
  texts: SupportTexts
  /** What the form says of a failed sending, in the same language. */
  formTexts: PublicFormTexts
  /** The subject to begin with, where the button has named one. */
  subject?: string
  onClose: () => void
}

/**
 * The form that writes to the support, and the confirmation with the reference of the request. Closing it keeps what is
 * typed.
 */
export function SupportDialog({ texts, formTexts, subject = '', onClose }: SupportDialogProps) {
  const [facts] = useState(supportFacts)
  const [draft] = useState(() => draftName(subject))
  const [attached, setAttached] = useState(true)
  const request = usePublicForm<SupportValues, SupportRequest, { reference: string }>({
    draft,
    path: '/support-requests',
    schema: supportRequestSchema,
    answer: supportResponseSchema,
    toBody: (values) => ({ ...values, ...(attached && { facts }) }),
    done: texts.done,
    texts: formTexts,
  })
  const { form, props, busy, trouble, sent, answer } = request
  const field: typeof request.field = (name) => {
    const { error, ...rest } = request.field(name)
    return { ...rest, error: error && errorText(name, form.getValues(name), texts) }
  }
  // Only into fields that the draft has left empty: what a member has corrected stays.
  useLayoutEffect(() => {
    const known = knownValues(subject)
    for (const name of ['name', 'email', 'subject'] as const) {
      if (known[name] && !form.getValues(name)?.trim()) form.setValue(name, known[name])
    }
  }, [form, subject])
  return (
    <Dialog
      open
      title={texts.title}
      closeLabel={sent ? texts.close : undefined}
      onClose={() => busy || onClose()}
    >
      {sent && answer ? (
        <Confirmation
          title={texts.sentTitle}
          ways={
            <Button variant="primary" onClick={onClose}>
              {texts.close}
            </Button>
          }
        >
          <p>
            {texts.sentTo} <strong>{sent.email}</strong>. {texts.sentReference}{' '}
            <strong translate="no">{answer.reference}</strong>
          </p>
        </Confirmation>
      ) : (
        <DialogForm {...props}>
          <Muted>{texts.lead}</Muted>
          <FormTextField
            label={texts.subject}
            required
            placeholder={texts.subjectPlaceholder}
            autoComplete="off"
            field={field}
            name="subject"
          />
          <FormTextField
            multiline
            label={texts.message}
            required
            rows={5}
            placeholder={texts.messagePlaceholder}
            field={field}
            name="message"
          />
          <Pair>
            <FormTextField
              label={texts.name}
              required
              autoComplete="name"
              autoCapitalize="words"
              field={field}
              name="name"
            />
            <FormTextField
              label={texts.email}
              type="email"
              required
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              placeholder={texts.emailPlaceholder}
              field={field}
              name="email"
            />
          </Pair>
          <FactsChoice facts={facts} attached={attached} onAttach={setAttached} texts={texts} />
          <Muted>{texts.purpose}</Muted>
          {trouble && <ErrorNotice>{trouble}</ErrorNotice>}
          <DialogActions>
            <Button variant="ghost" disabled={busy} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" variant="primary" loading={busy}>
              {texts.send}
            </Button>
          </DialogActions>
        </DialogForm>
      )}
    </Dialog>
  )
}
