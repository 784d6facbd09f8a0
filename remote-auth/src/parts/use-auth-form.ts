import { ApiError, prepareCalls } from '@cadence/shared/api'
import { authState, dismissError } from '@cadence/shared/auth'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

/** A form of the sign-in screens, and what happens when it is sent. */
export interface AuthForm<T extends FieldValues> {
  form: UseFormReturn<T>
  /** For the form's `onSubmit`: checks, sends once, and puts the server's field messages where they belong. */
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** True from sending on, until it fails or the screen is left. */
  busy: boolean
  /** Why it was refused the last time. */
  failure: ApiError | null
}

/**
 * Wires a form to a schema (checked on blur, specification section 5) and to an action of the auth store. What was
 * typed stays whatever happens; the store's error shows until the member leaves the screen.
 */
export function useAuthForm<S extends z.ZodMiniType<FieldValues, FieldValues>>(
  schema: S,
  defaultValues: DefaultValues<z.output<S>>,
  send: (values: z.output<S>) => Promise<void>,
): AuthForm<z.output<S>> {
  type Values = z.output<S>
  const form = useForm<Values>({
    mode: 'onBlur',
    defaultValues,
    // The resolver's types know only schemas whose input and output are the same type; these are checked above.
    resolver: standardSchemaResolver(schema) as never,
  })
  useEffect(() => dismissError, [])
  // While the form is filled in, what sends it comes.
  useEffect(prepareCalls, [])
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const submit = form.handleSubmit(async (values) => {
    // Enter can be pressed faster than the button becomes disabled, and again while the next page is on its way.
    if (underWay.current || authState.isLoading) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      underWay.current = false
      setBusy(false)
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      // In the order of the form, so that the first of them gets the focus.
      const named = Object.keys(form.getValues()).filter((name) => error.fields[name] !== undefined)
      for (const [index, name] of named.entries()) {
        form.setError(
          name as Path<Values>,
          { message: error.fields[name] ?? '' },
          { shouldFocus: index === 0 },
        )
      }
    }
  })
  return { form, submit, busy, failure }
}
