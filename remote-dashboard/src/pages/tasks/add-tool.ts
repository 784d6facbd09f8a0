import { authState } from '@cadence/shared/auth'
import { paths, type useNavigate } from '@cadence/shared/router'
import type { Dashboard, WidgetId } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { dashboardSearch } from '../../dashboards/dashboard-address.ts'
import { editDashboard } from '../../dashboards/edit-dashboards.ts'
import { add, inReadingOrder, normalise } from '../../grid/grid-layout.ts'
import { revealWidget } from '../../grid/reveal-widget.ts'
import { tell } from '../../say/tell.ts'
import { tasksTexts } from '../../texts/tasks.ts'
import { widgetName } from '../../widgets/catalogue.ts'
import { isOn, targetOf } from './target.ts'

type Navigate = ReturnType<typeof useNavigate>

/** Frames that the page of a dashboard is waited for: it may have to be loaded first. */
const PATIENCE = 300

/** Says what became of it, with the way there. */
function say(text: string, widget: WidgetId, target: Dashboard | null, navigate: Navigate): void {
  const run = async () => {
    await navigate({ pathname: paths.dashboard, search: target ? dashboardSearch(target.id) : '' })
    revealWidget(widget, PATIENCE)
  }
  const action = { label: tasksTexts.get().open, run: () => void run() }
  toast({ kind: 'success', text, action })
}

/** Puts a widget on the dashboard that was open last, which is saved at once; says so, or that it is there already. */
export function addTool(widget: WidgetId, navigate: Navigate): Promise<void> {
  return tell(
    async () => {
      const userId = authState.user?._id
      if (userId === undefined) return
      const target = targetOf(userId)
      const { added, there, thereDefault } = tasksTexts.get()
      const name = widgetName(widget)
      const record =
        target && !isOn(target, widget)
          ? await editDashboard(userId, target.id, (before) => ({
              name: before.name,
              // What stands on it is read when it is written: two tools may be added one right after the other.
              items: inReadingOrder(add(normalise(before.items), widget)),
            }))
          : null
      if (record) say(added({ widget: name, name: record.name }), widget, record, navigate)
      else if (isOn(target, widget) && target)
        say(there({ widget: name, name: target.name }), widget, target, navigate)
      // No dashboard was saved yet, or it was deleted meanwhile.
      else say(thereDefault({ widget: name }), widget, null, navigate)
    },
    () => tasksTexts.get().addFailed,
  )
}
