import { frenchQuotations as quotations } from '../quotations.ts'
import { editor, tools } from './editor.ts'
import { collection, dashboard, errors, tasks } from './pages.ts'
import { samples, widgets } from './widgets.ts'

export default { collection, dashboard, editor, errors, quotations, samples, tasks, tools, widgets }
