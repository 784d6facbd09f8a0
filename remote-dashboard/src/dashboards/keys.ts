/** Keys of the dashboards in localStorage. No other module of this remote touches them. */
export const storageKeys = {
  /** The list of saved dashboards of every member of this browser (specification, section 7). */
  list: 'savedDashboards',
  /** Ids whose last change has not reached the API yet, by member. */
  outbox: 'dashboardOutbox',
  /** Ids that the member deleted and that the API has not heard of yet, by member. */
  removals: 'dashboardRemovals',
  /** Times of edits that were sent and not answered yet, by member and id. */
  attempts: 'dashboardAttempts',
  /** Versions that the API is known to have, by member and id. The key is older than that. */
  server: 'dashboardServerIds',
  /** The API's epoch in which these were read, by member. */
  epochs: 'dashboardEpochs',
  /** The last versions of dashboards that are known to be deleted, by member and id. */
  deletions: 'dashboardDeletions',
  /** The dashboard that each member of this browser opened last. */
  lastOpened: 'lastDashboard',
} as const

/** Every write to one of these keys happens under this one lock, across tabs. */
export const DASHBOARDS_LOCK = storageKeys.list
