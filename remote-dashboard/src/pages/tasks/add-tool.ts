import { authState, isSignedIn } from '@cadence/shared/auth'
import { paths, type useNavigate } from '@cadence/shared/router'
import type { Dashboard, WidgetId } from '@cadence/shared/schemas'
import { toast } from '@cadence/shared/ui'
import { proxy, useSnapshot } from 'valtio'
import { dashboardSearch } from '../../dashboards/dashboard-address.ts'
import { createDashboard, editDashboard } from '../../dashboards/edit-dashboards.ts'
import { noteOpened } from '../../dashboards/last-opened-dashboard.ts'
import { mainDashboardOf } from '../../dashboards/main-dashboard.ts'
import { whenMainIsKnown } from '../../dashboards/when-main-is-known.ts'
import { withFailureToast } from '../../feedback/change-toasts.ts'
import { add } from '../../grid/add-widget.ts'
import { inReadingOrder, normalise } from '../../grid/grid-layout.ts'
import { revealWidget } from '../../grid/reveal-widget.ts'
import { tasksTexts } from '../../texts/tasks.ts'
import { defaultLayout, widgetName } from '../../widgets/catalogue.ts'
import { isOn } from './target-dashboard.ts'

type Navigate = ReturnType<typeof useNavigate>

/** How many frames the dashboard page is waited for: it may have to be loaded first. */
const PAGE_FRAMES = 300

/** Opens a dashboard, or the default one, and shows where the widget is. */
export async function showOn(target: Dashboard | null, widget: WidgetId, navigate: Navigate): Promise<void> {
  await navigate({ pathname: paths.dashboard, search: target ? dashboardSearch(target.id) : '' })
  revealWidget(widget, PAGE_FRAMES)
}

/** The main dashboard with a widget added; a first one, from the default layout, where the member has none. */
async function withWidget(userId: string, widget: WidgetId): Promise<Dashboard | null> {
  const target = mainDashboardOf(userId)
  if (target) {
    return editDashboard(userId, target.id, (before) => ({
      name: before.name,
      // Read at the moment of writing: this tool may have been added just before in another tab.
      items: inReadingOrder(add(normalise(before.items), widget)),
    }))
  }
  const items = inReadingOrder(add(defaultLayout, widget))
  const created = await createDashboard(userId, { name: tasksTexts.get().firstDashboard, items })
  noteOpened(userId, created.id)
  return created
}

/** The last addition. The next one waits for it: two at once would each create a first dashboard. */
let last: Promise<unknown> = Promise.resolve()

/** Adds a widget to the main dashboard, saves it, and says so in a toast that leads there. */
function addNow(widget: WidgetId, navigate: Navigate): Promise<void> {
  return withFailureToast(
    async () => {
      const userId = authState.user?._id
      if (userId === undefined) return
      const addition = last.then(() => withWidget(userId, widget))
      last = addition.catch(() => undefined)
      const record = await addition
      if (!record) return
      const { added, open } = tasksTexts.get()
      const text = added({ widget: widgetName(widget), name: record.name })
      const action = { label: open, run: () => void showOn(record, widget, navigate) }
      toast({ kind: 'success', text, action })
    },
    () => tasksTexts.get().addFailed,
  )
}

/** The widgets that are being added. An addition outlives its card and its page, and shows on its card again. */
const adding = proxy<{ widgets: WidgetId[] }>({ widgets: [] })

/** Whether a widget is being added. */
export function useIsAdding(widget: WidgetId): boolean {
  return useSnapshot(adding).widgets.includes(widget)
}

/**
 * Adds a widget to the main dashboard, once the account has named it: another dashboard would be edited before. One that
 * turns out to be there is not added again.
 */
export async function addTool(widget: WidgetId, navigate: Navigate): Promise<void> {
  const userId = authState.user?._id
  if (userId === undefined) return
  adding.widgets.push(widget)
  await whenMainIsKnown(userId)
  if (isSignedIn(userId) && !isOn(mainDashboardOf(userId), widget)) await addNow(widget, navigate)
  adding.widgets = adding.widgets.filter((other) => other !== widget)
}
