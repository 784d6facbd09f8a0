import { administratorRoles } from '@cadence/shared/schemas'
import * as z from 'zod/mini'

/** The release server waits this long for the API's answer, in milliseconds. */
const ASK_TIMEOUT_MS = 3000

/** Roles of administrators. The API gives the role; the browser's own data about it does not count. */
const answerSchema = z.object({ data: z.object({ user: z.object({ role: z.enum(administratorRoles) }) }) })

/**
 * Whether an access token is that of an administrator's session, as the API knows it; nobody is while it does not answer.
 * @param authorization as the header has it: `Bearer …`. @param api where the API answers.
 */
export async function isAdministrator(authorization: string | undefined, api: string): Promise<boolean> {
  if (!authorization) return false
  try {
    const answer = await fetch(`${api}/api/v1/auth/user`, {
      headers: { Authorization: authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    })
    return answer.ok && answerSchema.safeParse(await answer.json()).success
  } catch {
    return false
  }
}
