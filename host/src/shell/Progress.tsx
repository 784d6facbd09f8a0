import { useNavigation } from '@cadence/shared/router'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'

/** Screen readers announce the loading after this long, in milliseconds. A faster page announces itself. */
const ANNOUNCE_AFTER_MS = 1000

const advance = keyframes`
  from { transform: scaleX(0); opacity: 1; }
  to { transform: scaleX(0.92); opacity: 1; }
`

const Line = styled.div`
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

/** Whether something has been going on for `ms` milliseconds. */
function useLasting(active: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(setLasting, ms, true)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [active, ms])
  return lasting
}

/** Shows that the next page is loading, while the old page stays. */
export function Progress() {
  const loading = useNavigation().state === 'loading'
  const long = useLasting(loading, ANNOUNCE_AFTER_MS)
  return (
    <>
      {loading && <Line data-progress />}
      <div className="visually-hidden" role="status">
        {long && 'Chargement de la page…'}
      </div>
    </>
  )
}
