import styled from '@emotion/styled'
import type { LucideIcon } from 'lucide-react'
import type { HTMLAttributes } from 'react'

const Box = styled.div`
  display: flex;
  gap: 0.75rem;
  padding: 0.875rem 1rem;
  border-radius: var(--radius-control);
  background: var(--surface-2);
  color: var(--muted);
  font-size: var(--text-sm);
  svg { flex: none; margin-top: 0.125rem; color: var(--warm); }
`

/** Props of `Tip`: those of a `div`, and its icon. */
export interface TipProps extends HTMLAttributes<HTMLDivElement> {
  icon: LucideIcon
}

/** A quiet sentence with an icon. */
export function Tip({ icon: Icon, children, ...props }: TipProps) {
  return (
    <Box {...props}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </Box>
  )
}
