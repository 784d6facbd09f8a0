import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { Hono } from 'hono'
import type { PreviewAccess } from '../../src/operator/panel-contract.ts'
import { PANEL_DETAILS_PATH } from '../../src/operator/panel-path.ts'
import type { ServerConfig } from '../server-config.ts'
import { isAdministrator } from './administrator.ts'
import { panelDetails } from './panel-details.ts'

/** Access to the operator's panel: nobody, administrators, or everybody on a development machine. */
export type PanelAccess = 'off' | 'administrators' | 'everybody'

/** The access by configuration: off unless it is switched on; in development on unless it is switched off. Pure. */
export function panelAccess({ NODE_ENV, SHELL_PANEL }: ServerConfig): PanelAccess {
  if (SHELL_PANEL === 'off') return 'off'
  if (NODE_ENV === 'development') return 'everybody'
  return SHELL_PANEL === 'on' ? 'administrators' : 'off'
}

/** Adds the route for the operator panel's data, if the configuration allows it. Other visitors get a 404. */
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
    const isFor = access === 'everybody' || (await isAdministrator(c.req.header('authorization'), api))
    if (!isFor) return c.text('Not found', 404)
    return c.json(panelDetails(await live(), previews))
  })
}
