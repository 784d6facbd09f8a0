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

/** What a wrong field is focused by: its element, or an object of a `Controller` that focuses it. */
type FieldRef = { focus?: () => void } | undefined

/** The fields of a form's errors, those in lists included. */
function refsOf(errors: object): FieldRef[] {
  return Object.entries(errors).flatMap(([name, value]): FieldRef[] => {
    if (name === 'ref') return [value]
    return typeof value === 'object' && value !== null
      ? refsOf('ref' in value ? { ref: value.ref } : value)
      : []
  })
}

/** Focuses the field that comes first on the screen. */
function focusFirst(refs: readonly FieldRef[]): void {
  const [first] = refs
    .filter((ref) => ref !== undefined)
    .sort((one, other) => {
      if (!(one instanceof Node && other instanceof Node)) return 0
      return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })
  first?.focus?.()
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
    // react-hook-form focuses in the order of registration: a field that was added later would come last.
    shouldFocusError: false,
    ...(schema && { resolver: standardSchemaResolver(schema) }),
  })
  const [isFailureAtField, setFailureAtField] = useState(false)
  // The state is too late for a second press in the same frame.
  const isChecking = useRef(false)

  // react-hook-form accepts errors for fields that are not on screen. Their messages would be invisible.
  const fieldOf = (name: string): Field | undefined => get(form.control._fields, name)
  const isOnScreen = (name: string) => fieldOf(name)?._f.mount === true
  const refuse = (error: Error) => {
    const fieldMessages: Partial<Record<string, string>> = messages(error)
    // In the order of the form, so that the first one is focused.
    const named = (Object.keys(fieldMessages) as FieldPath<Values>[]).filter(
      (name) => fieldMessages[name] !== undefined && isOnScreen(name),
    )
    setFailureAtField(named.length > 0)
    for (const name of named) form.setError(name, { message: fieldMessages[name] ?? '' })
    focusFirst(named.map((name) => fieldOf(name)?._f.ref))
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
    const check = form.handleSubmit(
      async (values) => {
        await sendOnce(values)
      },
      (errors) => focusFirst(refsOf(errors)),
    )
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
