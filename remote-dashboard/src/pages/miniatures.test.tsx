import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readStyleSheets } from '../testing/each-file.test-kit.ts'
import { dashboard, placement, signIn, storeList } from '../testing/fixtures.ts'
import { renderPage } from '../testing/render-page.tsx'
import Collection from './collection/Collection.tsx'
import Dashboard from './dashboard/Dashboard.tsx'
import { editModeModule } from './dashboard/editor/edit-mode-module.ts'
import Tasks from './tasks/Tasks.tsx'

readStyleSheets()

vi.mock('../widgets/widget-components.ts', () => import('../widgets/bare-widgets.test-kit.ts'))
vi.mock('../sync/use-sync.ts', () => ({ useSync: vi.fn() }))
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => void (await editModeModule.load()))
beforeEach(() => {
  localStorage.clear()
  signIn()
  storeList([dashboard({ items: [placement('9', 0, 0, 4, 3)] })])
})
afterEach(cleanup)

const sample =
  '<section><header><h2>Timer</h2><span>2</span></header><h3>À faire</h3><h4>Droit</h4><p>Une page</p>' +
  '<ul><li><button><svg></svg><span>Ajouter</span></button><p>Deux</p></li></ul></section>'

/** What decides the box of each element of a widget that is drawn in `place`. */
function boxesIn(place: Element): string[] {
  const drawn = document.createElement('div')
  drawn.innerHTML = sample
  place.append(drawn)
  const boxes = [...drawn.querySelectorAll('*')].map((element) => {
    const { display, margin, padding, minHeight, width, position, flex, border } = getComputedStyle(element)
    return [element.localName, display, margin, padding, minHeight, width, position, flex, border].join(' ')
  })
  drawn.remove()
  return boxes
}

test.each([
  { page: 'the Tools library', Page: Tasks, path: '/tasks', miniature: '[data-tool] [aria-hidden] > div' },
  {
    page: 'the Collection',
    Page: Collection,
    path: '/collection',
    miniature: '[data-miniature] > div > div',
  },
  {
    page: 'the tool list of edit mode',
    Page: Dashboard,
    path: '/dashboard?id=1&edit=1',
    miniature: '[data-widget-miniature] > div',
  },
])('no style of $page reaches into its miniatures', async ({ Page, path, miniature }) => {
  renderPage(Page, path)
  const place = await waitFor(() => {
    const found = document.querySelector(miniature)
    if (!found) throw new Error('No miniature')
    return found
  })
  expect(boxesIn(place)).toEqual(boxesIn(document.body))
})
