import styled from '@emotion/styled'

const Picture = styled.svg`
  width: 100%;
  height: auto;
`

/** The same tick on a computer and on a telephone. */
export function Devices() {
  return (
    <Picture viewBox="0 0 480 150" fill="none" aria-hidden="true">
      <g stroke="var(--outline)" strokeWidth="1.5">
        <path d="M84 160V24a14 14 0 0 1 14-14h210a14 14 0 0 1 14 14v136" fill="var(--surface-2)" />
        <path d="M340 160V56a14 14 0 0 1 14-14h50a14 14 0 0 1 14 14v104" fill="var(--surface-3)" />
      </g>
      <g stroke="var(--outline)" strokeWidth="8" strokeLinecap="round">
        <path d="M142 54h128M142 88h92M142 122h110" />
        <path d="M382 78h16M382 112h10" />
      </g>
      <g stroke="var(--accent)" strokeWidth="3.500" strokeLinecap="round" strokeLinejoin="round">
        <path d="m110 54 5 5 9-11M362 78l4 4 7-9" />
      </g>
      <g stroke="var(--outline)" strokeWidth="2">
        <rect x="110" y="81" width="14" height="14" rx="4" />
        <rect x="110" y="115" width="14" height="14" rx="4" />
        <rect x="361" y="106" width="12" height="12" rx="4" />
      </g>
    </Picture>
  )
}
