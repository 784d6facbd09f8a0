import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { Dashboard } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { House } from 'lucide-react'
import { mainDashboardTexts } from '../../texts/main-dashboard.ts'
import { toggleMain } from './dashboard-commands.ts'

/** The first of a card's buttons. The pressed one is the mark of the main dashboard and says so; it is cut where it has no room. */
const Pill = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--muted);
  font-size: var(--text-xs);
  font-weight: 600;
  white-space: nowrap;
  transition: color var(--fast) var(--ease), background-color var(--fast) var(--ease);
  svg { flex: none; }
  span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  &:hover { background: var(--surface-3); color: var(--text); }
  &[aria-pressed='true'] {
    flex: 0 1 auto;
    width: auto;
    min-width: 0;
    margin-inline: 0.375rem 0.25rem;
    padding: 0 0.625rem;
    border-color: var(--accent);
    border-radius: var(--radius-pill);
    color: var(--text);
    svg { color: var(--accent); }
  }
  @media (pointer: coarse) {
    width: 2.75rem;
    height: 2.75rem;
    /* The other buttons are larger here, and leave room for the words alone. */
    &[aria-pressed='true'] svg { display: none; }
  }
`

/** Makes a dashboard the main one, which /dashboard opens, or no longer. */
export function MainToggle({ dashboard, isMain }: { dashboard: Dashboard; isMain: boolean }) {
  const t = useTexts(mainDashboardTexts)
  return (
    <Pill
      type="button"
      lang={useLanguageTag('fr')}
      aria-pressed={isMain}
      aria-label={t.chooseNamed({ name: dashboard.name })}
      title={t.main}
      onClick={({ currentTarget }) => toggleMain(dashboard, isMain, currentTarget)}
    >
      <House size={isMain ? 16 : 18} strokeWidth={1.75} aria-hidden="true" />
      {isMain && <span aria-hidden="true">{t.main}</span>}
    </Pill>
  )
}
