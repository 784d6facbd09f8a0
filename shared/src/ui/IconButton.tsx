import styled from '@emotion/styled'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

const Box = styled.button`
  --size: 2.5rem;
  display: inline-grid;
  place-items: center;
  width: var(--size);
  height: var(--size);
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: var(--muted);
  transition: background-color var(--fast) var(--ease), color var(--fast) var(--ease);
  @media (hover: hover) {
    &:hover:not(:disabled) { background: var(--surface-3); color: var(--text); }
    &[data-tone='danger']:hover:not(:disabled) { color: var(--coral); }
  }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  @media (pointer: coarse) { --size: 2.75rem; }
`

/** Props of `IconButton`. `label` is its accessible name and its tooltip. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  label: string
  tone?: 'neutral' | 'danger'
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows only an icon. */
export function IconButton({ label, tone = 'neutral', children, ...rest }: IconButtonProps) {
  return (
    <Box type="button" aria-label={label} title={label} data-tone={tone} {...rest}>
      {children}
    </Box>
  )
}
