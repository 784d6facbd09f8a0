import { authState } from '@cadence/shared/auth'
import { paths, type useNavigate } from '@cadence/shared/router'
import type { Dashboard, WidgetId } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { dashboardSearch } from '../../dashboards/dashboard-address.ts'
import { editDashboard } from '../../dashboards/edit-dashboards.ts'
import { mainDashboardOf } from '../../dashboards/main-dashboard.ts'
import { withFailureToast } from '../../feedback/change-toasts.ts'
import { add, inReadingOrder, normalise } from '../../grid/grid-layout.ts'
import { revealWidget } from '../../grid/reveal-widget.ts'
import { tasksTexts } from '../../texts/tasks.ts'
import { widgetName } from '../../widgets/catalogue.ts'
import { isOn } from './target-dashboard.ts'

type Navigate = ReturnType<typeof useNavigate>

/** How many frames the dashboard page is waited for: it may have to be loaded first. */
const PAGE_FRAMES = 300

/** Shows the result, with a button that opens the dashboard. */
function showResult(text: string, widget: WidgetId, target: Dashboard | null, navigate: Navigate): void {
  const run = async () => {
    await navigate({ pathname: paths.dashboard, search: target ? dashboardSearch(target.id) : '' })
    revealWidget(widget, PAGE_FRAMES)
  }
  const action = { label: tasksTexts.get().open, run: () => void run() }
  toast({ kind: 'success', text, action })
}

/** Adds a widget to the main dashboard, saves it, and shows that in a toast; or that it is there already. */
export function addTool(widget: WidgetId, navigate: Navigate): Promise<void> {
  return withFailureToast(
    async () => {
      const userId = authState.user?._id
      if (userId === undefined) return
      const target = mainDashboardOf(userId)
      const { added, there, thereDefault } = tasksTexts.get()
      const name = widgetName(widget)
      const record =
        target && !isOn(target, widget)
          ? await editDashboard(userId, target.id, (before) => ({
              name: before.name,
              // Read at the moment of writing: another tool may have been added just before.
              items: inReadingOrder(add(normalise(before.items), widget)),
            }))
          : null
      if (record) showResult(added({ widget: name, name: record.name }), widget, record, navigate)
      else if (isOn(target, widget) && target)
        showResult(there({ widget: name, name: target.name }), widget, target, navigate)
      // No dashboard was saved yet, or it was deleted.
      else showResult(thereDefault({ widget: name }), widget, null, navigate)
    },
    () => tasksTexts.get().addFailed,
  )
}
