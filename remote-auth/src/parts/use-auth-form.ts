import { ApiError, prepareCalls } from '@cadence/shared/api'
import { authState, dismissError } from '@cadence/shared/auth'
import { type SubmitForm, type SubmitFormOptions, useSubmitForm } from '@cadence/shared/forms'
import { type BaseSyntheticEvent, useEffect } from 'react'

type Fields = Record<string, unknown>
type Options<Values extends Fields, Sent> = Required<
  Pick<SubmitFormOptions<Values, Sent>, 'schema' | 'defaultValues' | 'send'>
>

/** A form of the sign-in screens. */
export interface AuthForm<Values extends Fields, Sent>
  extends Pick<SubmitForm<Values, Sent>, 'form' | 'busy'> {
  submit: (event: BaseSyntheticEvent) => Promise<void>
  /** Why it was refused the last time. */
  failure: ApiError | null
}

/**
 * Wires a form to a schema (checked on blur, specification section 5) and to an action of the auth store, whose error
 * shows until the member leaves the screen.
 */
export function useAuthForm<Values extends Fields, Sent>(
  schema: Options<Values, Sent>['schema'],
  defaultValues: Options<Values, Sent>['defaultValues'],
  send: Options<Values, Sent>['send'],
): AuthForm<Values, Sent> {
  const { form, submit, busy, failure } = useSubmitForm({ mode: 'onBlur', schema, defaultValues, send })
  useEffect(() => dismissError, [])
  // While the form is filled in, what sends it comes.
  useEffect(prepareCalls, [])
  return {
    form,
    submit: async (event) => {
      event.preventDefault()
      // The store does one thing at a time.
      if (!authState.isLoading) await submit(event)
    },
    busy,
    failure: failure instanceof ApiError ? failure : null,
  }
}
