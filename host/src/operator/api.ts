import { authState } from '@cadence/shared/auth'
import { type PanelDetails, panelDetailsSchema } from './contract.ts'
import { PANEL_DETAILS_PATH } from './path.ts'

/** The server has this long, in milliseconds. */
const TIMEOUT_MS = 5000

/** What the release server tells about what is live. @throws when it does not, as in development, or not to this member. */
export async function getDetails(): Promise<PanelDetails> {
  const answer = await fetch(PANEL_DETAILS_PATH, {
    headers: authState.token ? { Authorization: `Bearer ${authState.token}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`${PANEL_DETAILS_PATH} answered ${answer.status}`)
  return panelDetailsSchema.parse(await answer.json())
}
