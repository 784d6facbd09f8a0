import type { Scheme, ThemeMode } from '@cadence/shared/theme'
import styled from '@emotion/styled'

const Box = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
`

/** The app drawn small, in the tokens of its own scheme. Where two are shown, the second is right of a slanted cut. */
const App = styled.span`
  position: absolute;
  inset: 0;
  background: var(--page);
  &:nth-of-type(2) { clip-path: polygon(62% 0, 100% 0, 100% 100%, 38% 100%); }
  i { position: absolute; border-radius: var(--radius-pill); }
`

const Sidebar = styled.i`
  && { inset: 0 78% 0 0; border-radius: 0; border-right: 1px solid var(--hairline); background: var(--surface-1); }
`

const Heading = styled.i`
  && { inset: 13% 42% auto 28%; height: 6%; background: var(--text); }
`

const Action = styled.i`
  && { inset: 11% 6% auto auto; width: 14%; height: 10%; background: var(--accent-deep); }
`

const Widget = styled.i`
  && { border: 1px solid var(--hairline); border-radius: 6px; background: linear-gradient(var(--muted) 0 0) no-repeat 0.5rem 0.5rem / 55% 3px, var(--surface-1); }
  &:nth-of-type(4) { inset: 31% 6% 42% 28%; }
  &:nth-of-type(5) { inset: 64% 41% 9% 28%; }
  &:nth-of-type(6) { inset: 64% 6% 9% 62%; background: radial-gradient(circle at 50% 50%, var(--warm) 0 4px, transparent 4.5px), var(--surface-1); }
`

const shown: Record<ThemeMode, readonly Scheme[]> = {
  dark: ['dark'],
  light: ['light'],
  system: ['light', 'dark'],
}

/** What a mode looks like: decoration beside its name. */
export function ModeSwatch({ mode }: { mode: ThemeMode }) {
  return (
    <Box aria-hidden="true">
      {shown[mode].map((scheme) => (
        <App key={scheme} data-scheme={scheme}>
          <Sidebar />
          <Heading />
          <Action />
          <Widget />
          <Widget />
          <Widget />
        </App>
      ))}
    </Box>
  )
}
