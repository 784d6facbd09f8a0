import styled from '@emotion/styled'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  justify-items: start;
  overflow-wrap: anywhere;
  > p { max-width: 34em; color: var(--muted); }
  strong { color: var(--text); font-weight: 600; }
  h2:focus, h3:focus { outline: none; }
  /* The page is shorter than with the form: it scrolls to the heading with the mark above it, below the site's header. */
  && h3 { scroll-margin-top: calc(var(--header-height, 0px) + var(--banner-height, 0px) + 6.5rem); }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--mint) 18%, transparent);
  color: var(--mint);
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.5rem;
`

/** Props of a confirmation: its heading, what happens next, and where to go from here. */
export interface ConfirmationProps {
  title: string
  children: ReactNode
  ways: ReactNode
}

/** Replaces a form after it was sent. Its heading takes the focus, so that screen readers announce it. */
export function Confirmation({ title, children, ways }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box>
      <Mark>
        <Check size={24} strokeWidth={1.75} aria-hidden="true" />
      </Mark>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <Ways>{ways}</Ways>
    </Box>
  )
}
