import { ApiError, prepareCalls } from '@cadence/shared/api'
import { authState, dismissError } from '@cadence/shared/auth'
import { type SubmitForm, type SubmitFormOptions, useSubmitForm } from '@cadence/shared/forms'
import { type BaseSyntheticEvent, useEffect, useMemo } from 'react'

type Fields = Record<string, unknown>
type Options<Values extends Fields, Sent> = Required<
  Pick<SubmitFormOptions<Values, Sent>, 'schema' | 'defaultValues' | 'send'>
>

/** What a member reads where our own code failed: no text of the API says what happened. */
const UNEXPECTED = 'Authentication failed'

/** A form of the sign-in screens. */
export interface AuthForm<Values extends Fields, Sent>
  extends Pick<SubmitForm<Values, Sent>, 'form' | 'busy'> {
  submit: (event: BaseSyntheticEvent) => Promise<void>
  /** Why it failed the last time, with a text that a member can read. */
  failure: ApiError | null
}

function readable(failure: Error | null): ApiError | null {
  if (failure === null || failure instanceof ApiError) return failure
  return new ApiError(UNEXPECTED, { kind: 'malformed', cause: failure })
}

/**
 * Wires a form to a schema (checked on blur, specification section 5) and to an action of the auth store, whose error
 * shows until the member leaves the screen. A failure that the store knows nothing of is in `failure` alone.
 */
export function useAuthForm<Values extends Fields, Sent>(
  schema: Options<Values, Sent>['schema'],
  defaultValues: Options<Values, Sent>['defaultValues'],
  send: Options<Values, Sent>['send'],
): AuthForm<Values, Sent> {
  const {
    form,
    submit,
    busy,
    failure: thrown,
  } = useSubmitForm({
    mode: 'onBlur',
    schema,
    defaultValues,
    send,
  })
  // The same one through all renders: the screen of a new password says it in one toast.
  const failure = useMemo(() => readable(thrown), [thrown])
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
    failure,
  }
}
