import styled from '@emotion/styled'
import { others, ripples, you } from './ripples.ts'

const Picture = styled.svg`
  position: absolute;
  width: 70rem;
  max-width: none;
  height: auto;
  pointer-events: none;
  mask: radial-gradient(closest-side, #000 55%, transparent);
`

/** People who work side by side: each sends out circles, and the circles cross. The place comes from `className`. */
export function Ripples({ className }: { className?: string }) {
  return (
    <Picture className={className} viewBox="0 0 1120 640" fill="none" aria-hidden="true">
      {ripples.map((path) => (
        <path key={path} d={path} stroke="var(--text)" strokeOpacity="0.17" />
      ))}
      {others.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="6" fill="var(--text)" />
      ))}
      {you && <circle cx={you.x} cy={you.y} r="10" fill="var(--warm)" />}
    </Picture>
  )
}
