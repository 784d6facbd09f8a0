import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { PageHeader } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { useMainOpening } from '../../dashboards/main-opening.ts'
import { useSync } from '../../sync/use-sync.ts'
import { tasksTexts } from '../../texts/tasks.ts'
import { EmptyTab } from './EmptyTab.tsx'
import { useFavourites } from './favourites.ts'
import { TabStrip } from './TabStrip.tsx'
import { ToolSections } from './ToolSections.tsx'
import type { Place } from './target-dashboard.ts'
import { toolLibrary } from './tool-library.ts'
import { toolsOf } from './tool-tabs.ts'
import { panelId, tabId, useTab } from './use-tab.ts'

const Page = styled.section`
  --above: 15rem;
  & > [role='tabpanel'] { margin-top: 1.5rem; }
  @media (max-width: 639.98px) {
    --above: 16.25rem;
    & > [role='tabpanel'] { margin-top: 1rem; }
  }
`

/** The tools library (specification, section 2, Tools library). */
export default function Tasks() {
  const { user } = useAuth()
  useSync(user?._id)
  const { tab, show } = useTab()
  const favourites = useFavourites()
  const { main, isWaiting } = useMainOpening(user?._id)
  const place: Place = isWaiting ? 'awaited' : main
  const t = useTexts(tasksTexts)
  const lang = useLanguageTag('en')
  const shown = toolsOf(toolLibrary, tab, favourites)
  return (
    <Page>
      <PageHeader
        title={t.title}
        lang={lang}
        intro={place === 'awaited' ? t.targetMain : place ? t.target({ name: place.name }) : t.targetDefault}
        introLang={useLanguageTag('fr')}
      />
      <TabStrip tab={tab} onShow={show} />
      {/* A panel without cards has nothing to focus: then it is focusable itself. */}
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)} tabIndex={shown.length === 0 ? 0 : -1}>
        {shown.length === 0 ? (
          <EmptyTab tab={tab} onShowAll={() => show('all', true)} />
        ) : (
          <ToolSections tools={shown} favourites={favourites} place={place} />
        )}
      </div>
    </Page>
  )
}
