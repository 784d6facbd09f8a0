import { savedWidgets } from '@cadence/shared/schemas'
import { sessionOf } from './account.ts'
import type { Person } from './member.ts'
import { appUrl } from './stack.ts'

/** The widgets of a new dashboard. */
const widgets = Object.entries(savedWidgets).slice(0, 10)

/** Where a widget is on a board, in cells: x, y, width and height. */
export type Cells = readonly [x: number, y: number, w: number, h: number]

interface SavedBoard {
  name: string
  /** The widgets of the ten that it does not have. */
  without?: readonly string[]
  /** Where each widget is, by its id. Without it they are halves of the board. */
  places?: Readonly<Record<string, Cells>>
}

const inHalves = (nth: number): Cells => [6 * (nth % 2), 3 * Math.floor(nth / 2), 6, 3]

/**
 * Saves dashboards of a member by calls of the API, as another browser of theirs has done before. The last one is the one that
 * they opened last.
 */
export async function saveDashboards(person: Person, dashboards: readonly SavedBoard[]): Promise<void> {
  const { token } = await sessionOf(person)
  const call = async (method: string, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, Origin: appUrl }
    const answer = await fetch(`${appUrl}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
  let id = ''
  for (const [nth, { name, without = [], places = {} }] of dashboards.entries()) {
    // One second apart: their ids, which are times, must differ, and the collection shows the last edited first.
    const at = new Date(Date.now() - 1000 * (dashboards.length - nth))
    id = String(at.getTime())
    const items = widgets
      .filter(([, { content }]) => !without.includes(content))
      .map(([widget, limits], place) => {
        const [x, y, w, h] = places[widget] ?? inHalves(place)
        return { id: widget, x, y, w, h, ...limits }
      })
    await call('POST', '/dashboards', { id, name, items, createdAt: at, updatedAt: at })
  }
  await call('PATCH', '/preferences', { lastDashboard: id })
}
