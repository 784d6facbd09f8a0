import styled from '@emotion/styled'
import { ArrowUpRight, type LucideIcon } from 'lucide-react'

const Box = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  align-content: center;
  gap: 0.125rem 1rem;
  width: 100%;
  height: 100%;
  padding: 1.125rem 1.25rem;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--text);
  text-align: start;
  text-decoration: none;
  transition: background-color var(--fast) var(--ease), border-color var(--fast) var(--ease);
  &:hover { border-color: var(--outline); background: var(--surface-2); }
  & > svg:first-of-type { grid-row: span 2; color: var(--accent); }
  & > svg:not(:first-of-type) { grid-area: 1 / 3 / span 2; color: var(--faint); }
  strong { grid-column: 2; font-weight: 600; overflow-wrap: break-word; }
  small { grid-column: 2; color: var(--muted); font-size: var(--text-sm); line-height: 1.45; }
`
const LinkBox = Box.withComponent('a')

interface TileProps {
  /** What a press opens: a dialog, or the site at an address outside of the product. */
  to: string | (() => void)
  title: string
  hint: string
  Icon: LucideIcon
}

/** A tile: a button that opens a dialog, or a link to another site. */
export function Tile({ to, title, hint, Icon }: TileProps) {
  const inside = (
    <>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <strong>{title}</strong>
      <small>{hint}</small>
      <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
    </>
  )
  if (typeof to === 'string') {
    return (
      <LinkBox href={to} target="_blank" rel="noreferrer">
        {inside}
      </LinkBox>
    )
  }
  return (
    <Box type="button" aria-haspopup="dialog" onClick={to}>
      {inside}
    </Box>
  )
}
