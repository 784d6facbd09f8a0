import { PREVIEW_PATH } from '@cadence/releases/registry'

/**
 * Goes back to what is live, for one remote or for all, in a fresh document of the same page.
 * @throws when the server does not take it back.
 */
export async function resetPreview(remote?: string): Promise<void> {
  const query = remote === undefined ? '' : `?${new URLSearchParams({ remote })}`
  const answer = await fetch(PREVIEW_PATH + query, { method: 'DELETE' })
  if (!answer.ok) throw new Error(`${PREVIEW_PATH} answered ${answer.status}`)
  location.reload()
}
