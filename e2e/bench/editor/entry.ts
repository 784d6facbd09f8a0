/**
 * Sources of the two pages on which dragging is compared, with 10 or 30 cells by `?cells=`: the product's own grid, and
 * the bare example of react-grid-layout with empty cells. There are ten widgets; with 30 cells each appears three times.
 */

const originals = `
/** The widget that a repeated one shows: '11' is another '1'. */
export const original = (id) => String(((Number(id) - 1) % 10) + 1)
`

/** Stands in for the widget in the product's grid, and shows repeated ones, too. */
const widget = `
import { createElement } from 'react'
import { Widget as Real } from 'remote-dashboard/src/widgets/Widget.tsx'
import { original } from './originals.js'
export const Widget = ({ id, ...rest }) => createElement(Real, { ...rest, id: original(id) })
`

/** Stands in for the catalogue, and knows repeated widgets, too. */
const catalogue = `
export * from 'remote-dashboard/src/widgets/catalogue.ts'
import { widgetEntry as real } from 'remote-dashboard/src/widgets/catalogue.ts'
import { original } from './originals.js'
export const widgetEntry = (id) => real(original(id))
`

const layout = `
import { defaultLayout } from 'remote-dashboard/src/widgets/catalogue.ts'
const copies = Number(new URLSearchParams(location.search).get('cells')) / 10
export const items = Array.from({ length: copies }, (_, copy) =>
  defaultLayout.map((item) => ({ ...item, id: String(Number(item.id) + 10 * copy), y: item.y + 12 * copy })),
).flat()
export const WIDTH = 1136
`

const product = `
import { createBrowserRouter, RouterProvider } from '@cadence/shared/router'
import { createElement, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { EditableGrid } from 'remote-dashboard/src/grid/EditableGrid.tsx'
import { freeGrid } from 'remote-dashboard/src/grid/grid-rules.ts'
import { WidgetTools } from 'remote-dashboard/src/pages/dashboard/dashboard-grid/WidgetTools.tsx'
import { items, WIDTH } from './layout.js'
import { original } from './originals.js'
const none = () => undefined
function Page() {
  const [shown, setShown] = useState(items)
  const tools = useCallback(
    (item) => createElement(WidgetTools, { id: original(item.id), movable: true, onStep: none, onRemove: none }),
    [],
  )
  return createElement(EditableGrid, { items: shown, rules: freeGrid, width: WIDTH, onDrop: setShown, tools })
}
const router = createBrowserRouter([{ path: '*', element: createElement(Page) }])
createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }))
`

const bare = `
import 'react-grid-layout/css/styles.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { GridLayout } from 'react-grid-layout'
import { items, WIDTH } from './layout.js'
const layout = items.map(({ id, x, y, w, h }) => ({ i: id, x, y, w, h }))
const gridConfig = { cols: 12, rowHeight: 100, margin: [6, 6], containerPadding: [0, 0] }
const children = layout.map(({ i }) => createElement('div', { key: i, style: { background: '#345' } }))
createRoot(document.getElementById('root')).render(
  createElement(GridLayout, { width: WIDTH, layout, gridConfig }, children),
)
`

/** The files of the two pages, by name; `product.js` and `bare.js` are the entries. */
export const sources: Record<string, string> = {
  'originals.js': originals,
  'widget.js': widget,
  'catalogue.js': catalogue,
  'layout.js': layout,
  'product.js': product,
  'bare.js': bare,
}
