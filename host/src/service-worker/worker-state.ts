import * as z from 'zod/mini'
import { type DocumentState, noDocuments } from './document-rule.ts'
import { CACHES } from './messages.ts'

/** Browsers end an idle worker at any time, so its state stands in a cache of its own, under this address. */
const STATE = `${CACHES}state`
const ADDRESS = '/state'

const stateSchema = z.object({
  documents: z.object({
    newest: z.nullable(z.string()),
    started: z.array(z.string()),
    attempt: z.nullable(z.object({ tag: z.string(), at: z.number() })),
    failed: z.nullable(z.object({ tag: z.string(), at: z.number() })),
    asksFirst: z.boolean(),
  }),
  /** Folders of the releases of a document, by its tag. */
  releases: z.record(z.string(), z.array(z.string())),
  /** Tag of the document of each open window, by the window's id. */
  windows: z.record(z.string(), z.string()),
})
export type WorkerState = z.infer<typeof stateSchema>

const nothing: WorkerState = { documents: { ...noDocuments, started: [] }, releases: {}, windows: {} }

/** The state; that of a first visit when there is none, or none that can be read. */
export async function readState(): Promise<WorkerState> {
  const kept = await caches.match(ADDRESS, { cacheName: STATE })
  return stateSchema.safeParse(await kept?.json().catch(() => undefined)).data ?? nothing
}

/** A full storage keeps what it has. The kept document is given all the same: without a network there is no other. */
async function storeState(state: WorkerState): Promise<void> {
  try {
    // `Response.json` is newer than Safari 16.4.
    await (await caches.open(STATE)).put(ADDRESS, new Response(JSON.stringify(state)))
  } catch (error) {
    console.warn('What the service worker knows could not be stored', error)
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Changes the state, one change after the other. @returns the new state. */
export function changeState(change: (state: WorkerState) => WorkerState): Promise<WorkerState> {
  const changed = last.then(async () => {
    const before = await readState()
    const after = change(before)
    if (after !== before) await storeState(after)
    return after
  })
  last = changed.catch(() => undefined)
  return changed
}

/** Changes what is known of documents. */
export async function changeDocuments(
  change: (documents: DocumentState) => DocumentState,
): Promise<DocumentState> {
  const { documents } = await changeState((state) => {
    const { started, ...after } = change(state.documents)
    return { ...state, documents: { ...after, started: [...started] } }
  })
  return documents
}
