import { useTexts } from '@cadence/shared/i18n'
import { Link, paths } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { Plus } from 'lucide-react'
import { newDashboardSearch } from '../../dashboards/dashboard-address.ts'
import { collectionTexts } from '../../texts/collection.ts'

const Box = styled.li`
  display: grid;
  min-height: 12rem;
  a {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.75rem;
    border: 1.5px dashed var(--outline);
    border-radius: var(--radius-card);
    color: var(--muted);
    font-weight: 600;
    text-decoration: none;
    transition: border-color var(--fast) var(--ease), color var(--fast) var(--ease);
  }
  a:hover { border-color: var(--accent); color: var(--text); }
  svg { color: var(--accent); }
`

/** The dashed card that leads to a new dashboard. */
export function CreateCard() {
  return (
    <Box>
      <Link to={{ pathname: paths.dashboard, search: newDashboardSearch }}>
        <Plus size={28} strokeWidth={1.75} aria-hidden="true" />
        {useTexts(collectionTexts).createNew}
      </Link>
    </Box>
  )
}
