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
  /** The form's `onSubmit`: checks the fields, focuses the first invalid one, or sends the form once. */
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** True while the form is being sent. Unless `reusable`, it stays true after success. */
  busy: boolean
  /** Why the last attempt failed. Null again when the form is sent again. */
  failure: Error | null
  /** Whether the messages of `failure` are shown at fields. */
  isFailureAtField: boolean
}

/** A form and the state of sending it. */
export interface SubmitForm<Values extends FieldValues, Sent = Values> extends Submission {
  /** The form of react-hook-form, to register fields. */
  form: UseFormReturn<Values, unknown, Sent>
}

/** Default values, validation and sending of a form. */
export interface SubmitFormOptions<Values extends FieldValues, Sent = Values>
  extends Pick<UseFormProps<Values, unknown, Sent>, 'mode' | 'reValidateMode' | 'values' | 'resetOptions'> {
  /** Checks and parses the values. Without it, the rules of `form.register` apply. */
  schema?: z.ZodMiniType<Sent, Values>
  defaultValues: DefaultValues<Values>
  send: (values: Sent) => Promise<void> | void
  /** Messages of a failure by field. By default those of the API. */
  messages?: (failure: Error) => Partial<Record<FieldPath<Values>, string>>
  /** The form stays on screen after success, and can be sent again. */
  reusable?: boolean
}

const apiMessages = (failure: Error): Record<string, string> =>
  failure instanceof ApiError ? failure.fields : {}

/**
 * Connects a form of react-hook-form to the call that sends it. However often Enter is pressed, the form is sent once.
 * The typed values stay after a failure. Messages of the API are shown at their fields, and the first field is focused. An
 * error that is no `ApiError` is a fault of our own code: it is also reported to the page.
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

  // react-hook-form accepts errors for fields that are not on screen. Their messages would be invisible.
  const isOnScreen = (name: string) => {
    const field: Field | undefined = get(form.control._fields, name)
    return field?._f.mount === true
  }
  const refuse = (error: Error) => {
    const fieldMessages: Partial<Record<string, string>> = messages(error)
    // In the order of the form, so that the first one is focused.
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
    // The browser must not load a page, even when this submit is ignored.
    event?.preventDefault()
    // Enter may be pressed again while the fields are checked, and while the next page loads.
    if (isChecking.current || busy) return
    isChecking.current = true
    reset()
    const check = form.handleSubmit(async (values) => {
      await sendOnce(values)
    })
    // An error that was set by hand is not removed by validation, and would block the form for ever.
    form.clearErrors()
    try {
      await check(event)
    } finally {
      isChecking.current = false
    }
  }
  return { form, submit, busy, failure, isFailureAtField }
}
