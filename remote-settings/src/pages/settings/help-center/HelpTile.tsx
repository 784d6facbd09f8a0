import type { PublicPageLink } from '@cadence/shared/router'
import styled from '@emotion/styled'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { openInWindow } from '../../../open-in-window.ts'

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
  &:is(a, button):hover { border-color: var(--outline); background: var(--surface-2); }
  & > svg:first-of-type { grid-row: span 2; color: var(--accent); }
  &:is(div) > svg { color: var(--faint); }
  & > svg:not(:first-of-type) { grid-area: 1 / 3 / span 2; color: var(--faint); }
  strong { grid-column: 2; font-weight: 600; overflow-wrap: break-word; }
  small { grid-column: 2; color: var(--muted); font-size: var(--text-sm); line-height: 1.45; }
`
const LinkBox = Box.withComponent('a')
const TextBox = Box.withComponent('div')

/** Where a tile leads: a page of the public site, or the mail program; null for nowhere yet. */
export type HelpTarget = PublicPageLink | `mailto:${string}` | null

interface TileProps {
  to: HelpTarget
  title: string
  hint: string
  icon: ReactNode
}

const isMail = (to: PublicPageLink | `mailto:${string}`): to is `mailto:${string}` => to.startsWith('mailto:')

/** A tile: a button that opens a page in a window, a link to the mail program, or text alone while it leads nowhere. */
export function Tile({ to, title, hint, icon }: TileProps) {
  const inside = (
    <>
      {icon}
      <strong>{title}</strong>
      <small>{hint}</small>
      {to !== null && <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />}
    </>
  )
  if (to === null) return <TextBox>{inside}</TextBox>
  if (isMail(to)) return <LinkBox href={to}>{inside}</LinkBox>
  const reading: PublicPageLink = to
  return (
    <Box type="button" aria-haspopup="dialog" onClick={() => void openInWindow(reading)}>
      {inside}
    </Box>
  )
}
