import { IconButton } from '@cadence/shared/ui'
import styled from '@emotion/styled'
import { Menu } from 'lucide-react'
import { memo } from 'react'
import { drawerState } from './drawer-state.ts'
import { UserMenu } from './UserMenu.tsx'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 40;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  height: 4rem;
  padding-inline: 1rem;
  border-bottom: 1px solid var(--hairline);
  background: var(--page);
  @media (min-width: 768px) { padding-inline: 1.5rem; }
`

const Toggle = styled.div`
  @media (min-width: 1024px) { display: none; }
`

const Level = styled.span`
  margin-left: auto;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-pill);
  color: var(--muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`

/** The bar above the content of the app area. */
export const TopBar = memo(function TopBar() {
  return (
    <Bar>
      <Toggle>
        <IconButton
          label="Ouvrir le menu"
          aria-haspopup="dialog"
          onClick={() => {
            drawerState.open = true
          }}
        >
          <Menu strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Toggle>
      <Level lang="en">Level 5</Level>
      <UserMenu />
    </Bar>
  )
})
