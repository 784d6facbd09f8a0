import { useTexts } from '@cadence/shared/i18n'
import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { Plus } from 'lucide-react'
import { newDashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'

const Dashed = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1.5px dashed var(--outline);
  border-radius: var(--radius-control);
  color: var(--text);
  font-size: var(--text-sm);
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  transition: border-color var(--fast) var(--ease), background-color var(--fast) var(--ease);
  &:hover { border-color: var(--accent); background: var(--surface-1); }
  svg { flex: none; color: var(--accent); }
  &[data-quiet] { border-color: var(--hairline); color: var(--muted); font-weight: 500; }
  &[data-quiet] svg { color: inherit; }
  @media (max-width: 479.98px) { flex: 1; }
`

interface CreateLinkProps {
  /** Another action of the page comes before it. */
  isQuiet?: boolean
}

/** The dashed link that leads to a new dashboard. */
export function CreateLink({ isQuiet = false }: CreateLinkProps) {
  return (
    <Dashed to={{ pathname: paths.dashboard, search: newDashboardSearch }} data-quiet={isQuiet || undefined}>
      <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
      {useTexts(collectionTexts).createNew}
    </Dashed>
  )
}
