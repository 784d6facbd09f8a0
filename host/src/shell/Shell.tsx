import { useAuth } from '@cadence/shared/auth'
import { Outlet, ScrollRestoration, useNavigation } from '@cadence/shared/router'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { usePageChange } from './page-change.ts'

const SkipLink = styled.a`
  position: fixed;
  top: 0.75rem;
  left: 0.75rem;
  z-index: 100;
  padding: 0.75rem 1rem;
  border-radius: var(--radius-control);
  background: var(--accent-deep);
  color: var(--on-accent);
  transform: translateY(-200%);
  &:focus-visible { transform: none; }
`

const advance = keyframes`
  from { transform: scaleX(0); opacity: 1; }
  to { transform: scaleX(0.92); opacity: 1; }
`

const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 90;
  height: 2px;
  background: var(--accent);
  transform-origin: left;
  opacity: 0;
  /* A change that takes less than 200 ms shows no line at all. */
  animation: ${advance} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms forwards;
  @media (prefers-reduced-motion: reduce) { animation-delay: 200ms !important; }
`

const Waiting = styled.p`
  display: grid;
  place-content: center;
  min-height: 100vh;
  color: var(--muted);
`

/** What stands around every layout: skip link, progress of a page change, announcements, scroll positions. */
export function Shell() {
  const { state } = useNavigation()
  const { initialized } = useAuth()
  const announcement = usePageChange()
  return (
    <>
      <SkipLink href="#content">Aller au contenu</SkipLink>
      {state === 'loading' && <Progress data-progress />}
      {initialized ? (
        <Outlet />
      ) : (
        <Waiting role="status" lang="en">
          Loading...
        </Waiting>
      )}
      <div className="visually-hidden" aria-live="polite" aria-atomic="true">
        {announcement}
      </div>
      <ScrollRestoration />
    </>
  )
}
