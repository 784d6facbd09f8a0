import { useLocation } from '@cadence/shared/router'
import { EMAIL_MAX, z } from '@cadence/shared/schemas'

const emailStateSchema = z.object({ email: z.string().check(z.maxLength(EMAIL_MAX)) })

/** Passes the typed address to the next screen, as the `state` of a link. */
export const emailState = (email: string) => ({ email: email.trim() })

/** The address from the previous screen; empty without one. */
export function useEmailState(): string {
  const state = z.safeParse(emailStateSchema, useLocation().state)
  return state.success ? state.data.email : ''
}
