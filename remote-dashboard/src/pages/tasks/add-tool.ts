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

type Navigate = ReturnType<typeof useNavigate>

/** How many frames the dashboard page is waited for: it may have to be loaded first. */
const PAGE_FRAMES = 300

/** Opens a dashboard, or the default one, and shows where the widget is. */
export async function showOn(target: Dashboard | null, widget: WidgetId, navigate: Navigate): Promise<void> {
  await navigate({ pathname: paths.dashboard, search: target ? dashboardSearch(target.id) : '' })
  revealWidget(widget, PAGE_FRAMES)
}

/** Adds a widget to the main dashboard, saves it, and says so in a toast that leads there. */
export function addTool(widget: WidgetId, navigate: Navigate): Promise<void> {
  return withFailureToast(
    async () => {
      const userId = authState.user?._id
      const target = userId === undefined ? null : mainDashboardOf(userId)
      if (!target) return
      const record = await editDashboard(target.userId, target.id, (before) => ({
        name: before.name,
        // Read at the moment of writing: another tool may have been added just before, or this one in another tab.
        items: inReadingOrder(add(normalise(before.items), widget)),
      }))
      if (!record) return
      const { added, open } = tasksTexts.get()
      const text = added({ widget: widgetName(widget), name: record.name })
      const action = { label: open, run: () => void showOn(record, widget, navigate) }
      toast({ kind: 'success', text, action })
    },
    () => tasksTexts.get().addFailed,
  )
}
