import { editor, tools } from './editor.ts'
import { collection, dashboard, errors, tasks } from './pages.ts'
import { quotations } from './quotations.ts'
import { samples, widgets } from './widgets.ts'

export default { collection, dashboard, editor, errors, quotations, samples, tasks, tools, widgets }
