import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { Dashboard } from '@cadence/shared/schemas'
import styled from '@emotion/styled'
import { House } from 'lucide-react'
import { mainDashboardTexts } from '../../texts/main-dashboard.ts'
import { toggleMain } from './dashboard-commands.ts'

/**
 * A round button over the foot of the miniature, where that fades. The pressed one is the mark of the main dashboard and says so; the others say what
 * they do while a pointer or the focus is on them.
 */
const Pill = styled.button`
  position: absolute;
  top: 13rem;
  right: 0.75rem;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-width: 2.25rem;
  height: 2.25rem;
  padding: 0 0.5rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  background: var(--surface-2);
  color: var(--text);
  font-size: var(--text-xs);
  font-weight: 600;
  translate: 0 -100%;
  transition: border-color var(--fast) var(--ease), background-color var(--fast) var(--ease);
  svg { flex: none; }
  span { display: none; padding-right: 0.25rem; }
  &:hover, &:focus-visible { border-color: var(--outline); background: var(--surface-3); }
  &:is(:hover, :focus-visible, [aria-pressed='true']) span { display: inline; }
  &[aria-pressed='true'] { border-color: var(--accent); svg { color: var(--accent); } }
  @media (pointer: coarse) { min-width: 2.75rem; height: 2.75rem; padding: 0 0.75rem; }
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
      onClick={({ currentTarget }) => toggleMain(dashboard, isMain, currentTarget)}
    >
      <House size={16} strokeWidth={1.75} aria-hidden="true" />
      <span aria-hidden="true">{t.main}</span>
    </Pill>
  )
}
