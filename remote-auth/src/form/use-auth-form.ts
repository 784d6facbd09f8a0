import { ApiError, prepareCalls } from '@cadence/shared/api'
import { authState, dismissError } from '@cadence/shared/auth'
import { type SubmitForm, type SubmitFormOptions, useSubmitForm } from '@cadence/shared/forms'
import { type BaseSyntheticEvent, useEffect, useMemo } from 'react'

type Fields = Record<string, unknown>
type Options<Values extends Fields, Sent> = Required<
  Pick<SubmitFormOptions<Values, Sent>, 'schema' | 'defaultValues' | 'send'>
>

/** The text for a fault of our own code, for which the API has no message. */
const UNEXPECTED = 'Authentication failed'

/** A form of the sign-in screens. */
export interface AuthForm<Values extends Fields, Sent>
  extends Pick<SubmitForm<Values, Sent>, 'form' | 'busy'> {
  submit: (event: BaseSyntheticEvent) => Promise<void>
  /** Why the last attempt failed, with a text for the member. */
  failure: ApiError | null
}

function readable(failure: Error | null): ApiError | null {
  if (failure === null || failure instanceof ApiError) return failure
  return new ApiError(UNEXPECTED, { kind: 'malformed', cause: failure })
}

/**
 * Connects a form to a schema (checked on blur, specification, section 5) and to an action of `shared/auth`. The error of
 * the auth store is removed when the member leaves the screen.
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
  // The same object in all renders: the screen of a new password shows one toast for it.
  const failure = useMemo(() => readable(thrown), [thrown])
  useEffect(() => dismissError, [])
  // Loads the API client while the form is filled in.
  useEffect(prepareCalls, [])
  return {
    form,
    submit: async (event) => {
      event.preventDefault()
      // The auth store makes one call at a time.
      if (!authState.isLoading) await submit(event)
    },
    busy,
    failure,
  }
}
