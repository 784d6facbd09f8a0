import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type Field,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '../api/api-error.ts'
import { useSubmit } from '../api/use-submit.ts'

/** The state of sending a form. */
export interface Submission {
  /** For the form's `onSubmit`: checks the fields, gives the focus to the first wrong one, and sends once. */
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** True while the form is being sent. Unless `reusable`, it stays true after success. */
  busy: boolean
  /** Why it failed the last time. It goes when the form is sent again. */
  failure: Error | null
  /** Whether `failure` is shown at fields. */
  isFailureAtField: boolean
}

/** A form and the state of sending it. */
export interface SubmitForm<Values extends FieldValues, Sent = Values> extends Submission {
  /** Registers the fields, and holds their values and messages. */
  form: UseFormReturn<Values, unknown, Sent>
}

/** What a form begins with, how it is checked, and how it is sent. */
export interface SubmitFormOptions<Values extends FieldValues, Sent = Values>
  extends Pick<UseFormProps<Values, unknown, Sent>, 'mode' | 'reValidateMode' | 'values' | 'resetOptions'> {
  /** Checks and parses the values. Without it the rules that fields are registered with do. */
  schema?: z.ZodMiniType<Sent, Values>
  defaultValues: DefaultValues<Values>
  send: (values: Sent) => Promise<void> | void
  /** Messages for the fields that a failure names. By default those of the API. */
  messages?: (failure: Error) => Partial<Record<FieldPath<Values>, string>>
  /** The form stays on screen when it is sent, and can be sent again. */
  reusable?: boolean
}

const apiMessages = (failure: Error): Record<string, string> =>
  failure instanceof ApiError ? failure.fields : {}

/**
 * Wires a form of react-hook-form to the call that takes it: it is sent once however often Enter is pressed, what was
 * typed stays whatever happens, and what the API refuses is shown at the field, which gets the focus. An error of our own
 * code is also reported to the page.
 */
export function useSubmitForm<Values extends FieldValues, Sent = Values>({
  schema,
  send,
  messages = apiMessages,
  reusable = false,
  ...options
}: SubmitFormOptions<Values, Sent>): SubmitForm<Values, Sent> {
  const form = useForm<Values, unknown, Sent>({
    ...options,
    ...(schema && { resolver: standardSchemaResolver(schema) }),
  })
  const [isFailureAtField, setFailureAtField] = useState(false)
  // The state is too late for a second press in the same frame.
  const isChecking = useRef(false)

  // react-hook-form takes errors for fields that it does not draw, and keeps the fields that have left the screen.
  const isOnScreen = (name: string) => {
    const field: Field | undefined = get(form.control._fields, name)
    return field?._f.mount === true
  }
  const refuse = (error: Error) => {
    const fieldMessages: Partial<Record<string, string>> = messages(error)
    // In the order of the form, so that the first of them gets the focus.
    const order = Object.keys(form.getValues())
    const place = (name: string) => order.indexOf(name.split('.')[0] ?? '')
    const named = (Object.keys(fieldMessages) as FieldPath<Values>[])
      .filter((name) => fieldMessages[name] !== undefined && isOnScreen(name))
      .sort((one, other) => place(one) - place(other))
    setFailureAtField(named.length > 0)
    for (const [index, name] of named.entries()) {
      form.setError(name, { message: fieldMessages[name] ?? '' }, { shouldFocus: index === 0 })
    }
  }
  const {
    busy,
    failure,
    submit: sendOnce,
    reset,
  } = useSubmit(async (values: Sent) => send(values), { onFailure: refuse, once: !reusable })

  const submit = async (event?: React.BaseSyntheticEvent) => {
    // The browser must not load a page, also when this submit is ignored.
    event?.preventDefault()
    // Enter can be pressed again before the fields are checked, and while the next page is on its way.
    if (isChecking.current || busy) return
    isChecking.current = true
    reset()
    const check = form.handleSubmit(async (values) => {
      await sendOnce(values)
    })
    // An error that no rule of a field takes back would keep the form from ever being sent again.
    form.clearErrors()
    try {
      await check(event)
    } finally {
      isChecking.current = false
    }
  }
  return { form, submit, busy, failure, isFailureAtField }
}
