import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { PreviewAccess } from '../../src/operator/contract.ts'
import { PANEL_DETAILS_PATH, panelRoles } from '../../src/operator/path.ts'
import type { ServerConfig } from '../config.ts'
import type { StoreDocument } from '../store/document.ts'
import { panelDetails } from './details.ts'

/** Who gets the operator's panel: nobody, members who may administer, or everybody on a machine of development. */
export type PanelAccess = 'off' | 'administrators' | 'everybody'

/** Who gets it by a configuration: it is off unless it is switched on, but for development. Pure. */
export function panelAccess({ NODE_ENV, SHELL_PANEL }: ServerConfig): PanelAccess {
  if (SHELL_PANEL === 'off') return 'off'
  if (NODE_ENV === 'development') return 'everybody'
  return SHELL_PANEL === 'on' ? 'administrators' : 'off'
}

/** The API has this long to say who asks, in milliseconds. */
const ASK_TIMEOUT_MS = 3000

/** Roles that may see it; what the browser says of itself is not asked. */
const answerSchema = z.object({ data: z.object({ user: z.object({ role: z.enum(panelRoles) }) }) })

async function isAdministrator(c: Context, api: string): Promise<boolean> {
  const authorization = c.req.header('authorization')
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

/** Tells the operator's panel what it shows, where the configuration switches it on; others get what is not there. */
export function addPanel(
  app: Hono,
  access: PanelAccess,
  api: string,
  live: () => Promise<StoreDocument>,
  previews: PreviewAccess,
): void {
  if (access === 'off') return
  app.get(PANEL_DETAILS_PATH, async (c) => {
    c.header('Cache-Control', 'no-store')
    if (access !== 'everybody' && !(await isAdministrator(c, api))) return c.text('Not found', 404)
    return c.json(panelDetails(await live(), previews))
  })
}
