import type { Scheme, ThemeMode, ThemeSheet } from '@cadence/shared/theme'
import styled from '@emotion/styled'
import { AppDrawing, Screen } from './AppDrawing.tsx'

const Box = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
`

/** The app in the tokens of one scheme. Where two are shown, the second is right of a slanted cut. */
const App = styled(Screen, { shouldForwardProp: (name) => name !== 'look' })<{ look: string | undefined }>`
  ${({ look }) => look ?? ''}
  background: var(--page);
  &:nth-of-type(2) { clip-path: polygon(62% 0, 100% 0, 100% 100%, 38% 100%); }
`

const shown: Record<ThemeMode, readonly Scheme[]> = {
  dark: ['dark'],
  light: ['light'],
  system: ['light', 'dark'],
}

/** What a mode looks like in a theme, the default one without: decoration beside its name. */
export function ModeSwatch({ mode, sheet }: { mode: ThemeMode; sheet?: ThemeSheet | undefined }) {
  return (
    <Box aria-hidden="true">
      {shown[mode].map((scheme) => (
        <App key={scheme} data-scheme={scheme} look={sheet?.[scheme]}>
          <AppDrawing />
        </App>
      ))}
    </Box>
  )
}
