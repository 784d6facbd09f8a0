import styled from '@emotion/styled'

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  font: 700 1.25rem/1 var(--font-display);
  letter-spacing: -0.02em;
  svg { flex: none; }
`

/** The logo: a dot with two arcs, and the name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <Box>
      <svg
        width={size}
        height={size}
        viewBox="0 0 32 32"
        fill="none"
        aria-hidden="true"
        strokeLinecap="round"
      >
        <circle cx="9" cy="23" r="3" fill="var(--warm)" />
        <path d="M9 14.5a8.5 8.5 0 0 1 8.5 8.5" stroke="var(--accent)" strokeWidth="3" />
        <path d="M9 6a17 17 0 0 1 17 17" stroke="var(--accent)" strokeOpacity="0.55" strokeWidth="3" />
      </svg>
      Cadence
    </Box>
  )
}
