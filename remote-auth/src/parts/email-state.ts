import { useLocation } from '@cadence/shared/router'
import { EMAIL_MAX } from '@cadence/shared/schemas'
import * as z from 'zod/mini'

const emailStateSchema = z.object({ email: z.string().check(z.maxLength(EMAIL_MAX)) })

/** The address that was typed on the screen before, for a link's `state`. */
export const emailState = (email: string) => ({ email: email.trim() })

/** The address that was typed on the screen before; empty when there is none. */
export function useEmailState(): string {
  const state = z.safeParse(emailStateSchema, useLocation().state)
  return state.success ? state.data.email : ''
}
