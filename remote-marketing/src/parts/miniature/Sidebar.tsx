import styled from '@emotion/styled'
import { CalendarDays, Layers, LayoutDashboard, Palette, Settings } from 'lucide-react'

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.6em;
  padding-block: 1.6em;
  border-right: 1px solid var(--hairline);
  svg { width: 2.5em; height: 2.5em; padding: 0.65em; border-radius: 0.8em; color: var(--faint); }
  [data-mark] { padding: 0.2em; margin-bottom: 1.4em; }
  [data-here] { background: var(--surface-3); color: var(--text); }
  svg:last-of-type { margin-top: auto; }
`

export function Sidebar() {
  return (
    <Box>
      <svg data-mark viewBox="0 0 32 32" fill="none" strokeLinecap="round" strokeWidth="3" aria-hidden="true">
        <circle cx="9" cy="23" r="3" fill="var(--warm)" />
        <path d="M9 14.5a8.5 8.5 0 0 1 8.5 8.5" stroke="var(--accent)" />
        <path d="M9 6a17 17 0 0 1 17 17" stroke="var(--accent)" strokeOpacity="0.55" />
      </svg>
      <LayoutDashboard strokeWidth={1.75} data-here />
      <CalendarDays strokeWidth={1.75} />
      <Layers strokeWidth={1.75} />
      <Palette strokeWidth={1.75} />
      <Settings strokeWidth={1.75} />
    </Box>
  )
}
