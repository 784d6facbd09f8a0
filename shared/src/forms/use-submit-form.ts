import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '../api/errors.ts'

/** What becomes of a form that is sent. */
export interface Submission {
  /** For the form's `onSubmit`: checks the fields, gives the focus to the first wrong one, and sends once. */
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** True from sending on: until it fails, and where the form is not `reusable`, until it leaves the screen. */
  busy: boolean
  /** Why it failed the last time. It goes when the form is sent again. */
  failure: Error | null
  /** Whether that stands at fields. */
  isFailureAtField: boolean
}

/** A form and what becomes of it when it is sent. */
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
  /** Messages for the fields that a failure names: those of the API unless told otherwise. */
  messages?: (failure: Error) => Partial<Record<FieldPath<Values>, string>>
  /** The form stays on screen when it is sent, and can be sent again. */
  reusable?: boolean
}

const apiMessages = (failure: Error): Record<string, string> =>
  failure instanceof ApiError ? failure.fields : {}

/**
 * Wires a form of react-hook-form to the call that takes it: it is sent once however often Enter is pressed, what was
 * typed stays whatever happens, and what the API refuses is said at the field, which gets the focus.
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
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isFailureAtField, setFailureAtField] = useState(false)

  const end = () => {
    underWay.current = false
    setBusy(false)
  }
  const refuse = (error: Error) => {
    const told: Partial<Record<string, string>> = messages(error)
    setFailure(error)
    // In the order of the form, so that the first of them gets the focus.
    const named = (Object.keys(form.getValues()) as FieldPath<Values>[]).filter(
      (name) => told[name] !== undefined,
    )
    setFailureAtField(named.length > 0)
    for (const [index, name] of named.entries()) {
      form.setError(name, { message: told[name] ?? '' }, { shouldFocus: index === 0 })
    }
  }
  const submit = form.handleSubmit(async (values) => {
    // Enter can be pressed faster than the button becomes disabled, and again while the next page is on its way.
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      await send(values)
      if (reusable) end()
    } catch (error) {
      end()
      if (!(error instanceof Error)) throw error
      if (!(error instanceof ApiError)) console.error('The form could not be sent', error)
      refuse(error)
    }
  })
  return { form, submit, busy, failure, isFailureAtField }
}
