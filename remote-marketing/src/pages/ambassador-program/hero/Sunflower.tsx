import styled from '@emotion/styled'
import { rings, size, told } from './sunflower.ts'

const Picture = styled.svg`
  position: absolute;
  max-width: none;
  height: auto;
  pointer-events: none;
`

/** Five hundred points around the first one. The place comes from `className`. */
export function Sunflower({ className }: { className?: string }) {
  return (
    <Picture
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {rings.map((path, i) => (
        <path
          key={path}
          d={path}
          stroke="var(--text)"
          strokeOpacity={0.62 - i * 0.12}
          strokeWidth={9 + i * 3}
        />
      ))}
      <path d={told} stroke="var(--accent)" strokeWidth="20" />
      <circle cx={size / 2} cy={size / 2} r="17" fill="var(--warm)" />
    </Picture>
  )
}
