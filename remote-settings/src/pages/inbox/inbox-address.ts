import {
  type InboxFilter,
  type InboxKind,
  inboxKinds,
  SEARCH_MAX,
  type ThreadStatus,
  threadStatuses,
} from '@cadence/shared/schemas/inbox'

/** What the inbox shows. It is in the address, so that a reload, a link and the way back show the same. */
export interface InboxView {
  /** `all` shows every status. */
  status: ThreadStatus | 'all'
  kind: InboxKind | null
  search: string
  /** Id of the open thread. */
  thread: string | null
}

const oneOf = <T extends string>(known: readonly T[], asked: string | null): T | undefined =>
  known.find((value) => value === asked)

/** The view of an address. What it does not know is left out: without a status the inbox shows what is new. */
export function viewOf(params: URLSearchParams): InboxView {
  return {
    status: oneOf([...threadStatuses, 'all'], params.get('status')) ?? 'new',
    kind: oneOf(inboxKinds, params.get('kind')) ?? null,
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    thread: params.get('thread') || null,
  }
}

/** The query of a view, the opposite of `viewOf`; empty for the view that the inbox begins with. */
export function queryOf({ status, kind, search, thread }: InboxView): string {
  const query = new URLSearchParams({
    ...(status !== 'new' && { status }),
    ...(kind && { kind }),
    ...(search.trim() && { search }),
    ...(thread && { thread }),
  }).toString()
  return query && `?${query}`
}

/** What the API is asked for. */
export function filterOf({ status, kind, search }: InboxView): InboxFilter {
  return {
    ...(status !== 'all' && { status }),
    ...(kind && { kind }),
    ...(search.trim() && { search: search.trim() }),
  }
}
