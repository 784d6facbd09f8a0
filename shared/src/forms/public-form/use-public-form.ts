import { ApiError, call, prepareCalls } from '@cadence/shared/api'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  forgetFormDraft,
  registerField,
  type UseFormReturn,
  useFormDraft,
  useSubmitForm,
} from '@cadence/shared/forms'
import { type FormDraft, formDraftSchema, type z } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldsOf, valuesOf } from './form-fields.ts'

/** What every such form has: the key that keeps a repeated sending from being stored twice. */
export interface PublicValues extends FieldValues {
  requestKey?: string
}

/** What a form says of itself, in the language of its screen. */
export interface PublicFormTexts {
  /** Why the form was not sent. */
  failure: (error: Error) => string
  /** How many fields keep it from being sent. */
  faults: (count: number) => string
}

/** A form that anybody may send: the name of its draft, the route that takes it, and the schema that checks it. */
export interface PublicFormOptions<Values extends PublicValues, Sent, Answer> {
  draft: string
  /** Below /api/v1. */
  path: string
  schema: z.ZodMiniType<Sent, Values>
  /** Values before anything is typed. A field of the server's HTML has none: it may hold what was typed early. */
  defaultValues?: DefaultValues<Values>
  /** Checks the API's answer. */
  answer: z.ZodMiniType<Answer>
  /** The request's body, where it differs from the values. */
  toBody?: (sent: Sent) => unknown
  /** The form's field for a name in the API's messages, where the two differ. */
  fieldOf?: (name: string) => string
  /** Text of the toast when the answer comes after the visitor has left the form. */
  done: string
  texts: PublicFormTexts
}

/** Props that connect a field to its form: its name, its handlers and its error. */
export type FieldProps = ReturnType<typeof registerField> & { error: string | undefined }

/** A form that anybody may send, and the state of sending it. */
export interface PublicForm<Values extends PublicValues, Sent, Answer = unknown> {
  form: UseFormReturn<Values, unknown, Sent>
  /** Spread on the `<form>`. */
  props: ComponentProps<'form'>
  /** Connects the field of this name. */
  field: (name: FieldPath<Values>) => FieldProps
  busy: boolean
  /** Why the form was not sent the last time, in one sentence; null where it was, or was not tried. */
  trouble: string | null
  /** What was sent, after the API has stored it. */
  sent: Sent | null
  /** What the API answered then. */
  answer: Answer | null
}

/** A key for one filling-in of a form (see `requestKeySchema`). Works without HTTPS, unlike `randomUUID`. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Counts the messages in the errors of a form, those in lists included. */
function countErrors(errors: object): number {
  return Object.entries(errors).reduce((sum, [key, value]) => {
    if (key === 'ref' || key === 'root' || typeof value !== 'object' || value === null) return sum
    return sum + ('message' in value && value.message !== undefined ? 1 : countErrors(value))
  }, 0)
}

/** The API's messages by the names of the form's fields. */
function messagesOf<Name extends string>(error: Error, fieldOf: (name: string) => string) {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  return Object.fromEntries(fields.map(([name, message]) => [fieldOf(name), message])) as Partial<
    Record<Name, string>
  >
}

const toDraft = ({ requestKey = '', ...values }: PublicValues): FormDraft | null => {
  const fields = fieldsOf(values)
  return Object.values(fields).every((text) => text.trim() === '') ? null : { requestKey, fields }
}

/**
 * A form that anybody may send, such as those of the public site. Its fields may be in the server's HTML and accept text
 * before any script runs. The API's schema checks a field when it is left (specification, section 5), and all of them before
 * sending. What is typed stays in the tab until the API has stored it.
 */
export function usePublicForm<Values extends PublicValues, Sent, Answer>({
  draft,
  path,
  schema,
  answer: answerSchema,
  defaultValues = {} as DefaultValues<Values>,
  toBody = (sent) => sent,
  fieldOf = (name) => name,
  done,
  texts,
}: PublicFormOptions<Values, Sent, Answer>): PublicForm<Values, Sent, Answer> {
  const draftKey = `cadence:${draft}`
  const isMounted = useRef(false)
  const [stored, setStored] = useState<{ sent: Sent; answer: Answer } | null>(null)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const send = async (values: Sent) => {
    let answer: Answer
    try {
      const body = toBody(values)
      answer = await call({
        method: 'post',
        path,
        body,
        answer: answerSchema,
        failure: '',
        lang: 'fr',
      })
    } catch (error) {
      if (error instanceof ApiError && !isMounted.current)
        toast({ kind: 'error', text: texts.failure(error) })
      throw error
    }
    forgetFormDraft(draftKey)
    if (isMounted.current) setStored({ sent: values, answer })
    else toast({ kind: 'success', text: done })
  }
  const { form, submit, busy, failure } = useSubmitForm<Values, Sent>({
    schema,
    defaultValues,
    // `registerField` checks a field when it is left.
    reValidateMode: 'onSubmit',
    send,
    messages: (error) => messagesOf(error, fieldOf),
  })
  useFormDraft<Values, Sent, FormDraft>(form, {
    key: draftKey,
    schema: formDraftSchema,
    toDraft,
    toValues: ({ requestKey, fields }) => ({ ...valuesOf(fields), requestKey }) as Partial<Values>,
  })
  useLayoutEffect(() => {
    const name = 'requestKey' as FieldPath<Values>
    if (!form.getValues(name)) form.setValue(name, newRequestKey() as never)
  }, [form])

  const count = form.formState.isSubmitted ? countErrors(form.formState.errors) : 0
  return {
    form,
    props: { onSubmit: submit, onFocus: prepareCalls, noValidate: true, method: 'post', 'aria-busy': busy },
    field: (name) => ({
      ...registerField(form, name),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    busy,
    trouble: failure ? texts.failure(failure) : count > 0 ? texts.faults(count) : null,
    sent: stored?.sent ?? null,
    answer: stored?.answer ?? null,
  }
}
