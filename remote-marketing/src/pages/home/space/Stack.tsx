import styled from '@emotion/styled'

const Picture = styled.svg`
  width: 100%;
  height: auto;
  text { font: 600 15px var(--font-display); fill: var(--muted); }
  [data-front] { fill: var(--text); }
`

/** Three saved dashboards, one behind the other, the newest in front. */
export function Stack() {
  return (
    <Picture viewBox="0 0 480 168" fill="none" aria-hidden="true">
      <g stroke="var(--hairline)">
        <rect x="112" y="4" width="256" height="180" rx="14" fill="var(--surface-2)" fillOpacity="0.6" />
        <rect x="84" y="42" width="312" height="180" rx="14" fill="var(--surface-2)" />
        <rect x="56" y="82" width="368" height="180" rx="14" fill="var(--surface-3)" />
      </g>
      <text x="132" y="29">
        Vacances
      </text>
      <text x="106" y="68">
        Stage
      </text>
      <text data-front x="80" y="112">
        Partiels de mai
      </text>
      <g fill="var(--surface-1)">
        <rect x="80" y="128" width="92" height="60" rx="8" />
        <rect x="182" y="128" width="150" height="60" rx="8" />
        <rect x="342" y="128" width="58" height="60" rx="8" />
      </g>
    </Picture>
  )
}
