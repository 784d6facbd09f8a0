import styled from '@emotion/styled'

const Picture = styled.svg`
  width: 100%;
  height: auto;
  [data-lifted] { transition: transform var(--slow) var(--ease); }
  li:hover > & [data-lifted] { transform: translate(-26px, 26px); }
`

/** A widget during a drag: the grid, the gap at the drop position, and the widget under the pointer. */
export function Arrange() {
  return (
    <Picture viewBox="0 0 660 470" fill="none" aria-hidden="true">
      <g fill="var(--surface-2)" stroke="var(--hairline)">
        <rect x="32" y="8" width="190" height="262" rx="14" />
        <rect x="238" y="8" width="390" height="120" rx="14" />
        <rect x="32" y="286" width="190" height="220" rx="14" />
        <rect x="444" y="144" width="184" height="126" rx="14" />
        <rect x="444" y="286" width="184" height="220" rx="14" />
      </g>
      <rect
        x="238"
        y="144"
        width="190"
        height="286"
        rx="14"
        stroke="var(--outline)"
        strokeWidth="1.5"
        strokeDasharray="5 7"
      />
      <g stroke="var(--surface-3)" strokeWidth="10" strokeLinecap="round">
        <circle cx="127" cy="139" r="60" />
        <path d="M264 42h92M264 76h180M470 76h100M470 110h60M264 110h110M470 178h70M470 212h116M470 246h50" />
        <path d="M58 322h96M58 356h130M58 390h70M58 424h112M470 322h84M470 356h120M470 390h64M470 424h100" />
      </g>
      <path d="M127 79a60 60 0 1 1-57 79" stroke="var(--muted)" strokeWidth="10" strokeLinecap="round" />
      <g data-lifted>
        <rect
          x="264"
          y="118"
          width="190"
          height="286"
          rx="14"
          fill="var(--surface-3)"
          stroke="var(--accent)"
          strokeWidth="1.5"
        />
        <g stroke="var(--outline)" strokeWidth="9" strokeLinecap="round">
          <path d="M290 156h78" stroke="var(--text)" />
          <path d="M316 202h98M316 240h72M316 278h106M316 316h54M316 354h86" />
        </g>
        <g stroke="var(--accent)" strokeLinecap="round" strokeLinejoin="round">
          <path d="M290 202h.01M290 240h.01M290 278h.01M290 316h.01M290 354h.01" strokeWidth="12" />
          <path d="M442 380v12h-12" strokeWidth="3" />
        </g>
        <path
          d="m408 138 27 11-11.500 4.500-4.500 11.500z"
          fill="var(--text)"
          stroke="var(--page)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </g>
    </Picture>
  )
}
