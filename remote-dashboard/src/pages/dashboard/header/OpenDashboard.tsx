import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import styled from '@emotion/styled'
import { LayoutDashboard } from 'lucide-react'
import { dashboardTexts } from '../../../texts/dashboard.ts'
import type { Editor } from '../editor/use-editor.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.625rem;
  margin-top: 0.625rem;
  font-size: var(--text-sm);
  color: var(--muted);
  svg { flex: none; color: var(--accent); }
  strong { color: var(--text); font-weight: 600; overflow-wrap: anywhere; }
  em { color: var(--amber); font-style: normal; }
`

/** Name of the saved dashboard when one is loaded, and whether the screen shows more than is kept. */
export function OpenDashboard({ editor }: { editor: Editor }) {
  const { saved, changed, missing, state } = editor
  const t = useTexts(dashboardTexts)
  const lang = useLanguageTag('fr')
  const unsaved = changed && !state.editing
  // An empty line would take its margin, and the first change would push down what has just been put in its place.
  if (!saved && !missing && !unsaved) return null
  return (
    <Line lang={lang}>
      {saved && (
        <>
          <LayoutDashboard size={16} strokeWidth={1.75} aria-hidden="true" />
          <strong>{saved.name}</strong>
        </>
      )}
      {missing && <em>{t.missing}</em>}
      {unsaved && <em>{t.unsaved}</em>}
    </Line>
  )
}
