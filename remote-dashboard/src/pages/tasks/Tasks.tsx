import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { useMainDashboard } from '../../dashboards/main-dashboard.ts'
import { useSync } from '../../sync/use-sync.ts'
import { tasksTexts } from '../../texts/tasks.ts'
import { EmptyTab } from './EmptyTab.tsx'
import { useFavourites } from './favourites.ts'
import { TabStrip } from './TabStrip.tsx'
import { ToolSections } from './ToolSections.tsx'
import { toolLibrary } from './tool-library.ts'
import { toolsOf } from './tool-tabs.ts'
import { panelId, tabId, useTab } from './use-tab.ts'

const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  header { display: grid; gap: 0.375rem; }
  h1 { font-size: var(--text-2xl); }
  header p { color: var(--muted); overflow-wrap: anywhere; }
`

/** The tools library (specification, section 2, Tools library). */
export default function Tasks() {
  const { user } = useAuth()
  useSync(user?._id)
  const { tab, show } = useTab()
  const favourites = useFavourites()
  const target = useMainDashboard(user?._id)
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('en')
  const shown = toolsOf(toolLibrary, tab, favourites)
  return (
    <Page>
      <header>
        <h1 lang={lang}>{t.title}</h1>
        <p lang={useLanguageTag('fr')}>{target ? t.target({ name: target.name }) : t.targetDefault}</p>
      </header>
      <TabStrip tab={tab} onShow={show} />
      {/* A panel without cards has nothing to focus: then it is focusable itself. */}
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)} tabIndex={shown.length === 0 ? 0 : -1}>
        {shown.length === 0 ? (
          <EmptyTab tab={tab} onShowAll={() => show('all', true)} />
        ) : (
          <ToolSections tools={shown} favourites={favourites} target={target} />
        )}
      </div>
    </Page>
  )
}
