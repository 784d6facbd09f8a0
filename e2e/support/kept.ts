/** Runs in the page: whether the newest document started and is kept, so that it answers the next visit. */
export async function isNoted(): Promise<boolean> {
  const state = await (await caches.match('/state', { cacheName: 'cadence-state' }))?.json()
  const kept = await (await caches.open('cadence-documents')).keys()
  return state !== undefined && state.documents.started[0] === state.documents.newest && kept.length > 0
}
