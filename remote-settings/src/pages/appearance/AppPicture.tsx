import type { Scheme, ThemeSheet } from '@cadence/shared/theme'
import styled from '@emotion/styled'
import { plainPlace } from './appearance-styles.ts'
import { BoardDrawing } from './BoardDrawing.tsx'

/** The app in the tokens of one scheme. Of two schemes, the second is right of a slanted cut. */
const App = styled('span', { shouldForwardProp: (name) => name !== 'tokens' })<{
  tokens: string | undefined
}>`
  ${plainPlace}
  ${({ tokens }) => tokens ?? ''}
  position: absolute;
  inset: 0;
  background: var(--page);
  &:nth-of-type(2) { clip-path: polygon(62% 0, 100% 0, 100% 100%, 38% 100%); }
`

interface Props {
  /** Without a theme the app is drawn in the default one. */
  sheet?: ThemeSheet | undefined
  schemes: readonly Scheme[]
}

/** The app drawn small in a theme, in one scheme or in two that share the picture. It fills its parent. */
export function AppPicture({ sheet, schemes }: Props) {
  const scene = sheet?.dark.includes('--place-room') ? sheet.id : null
  return schemes.map((scheme) => (
    <App key={scheme} data-scheme={scheme} tokens={sheet?.[scheme]}>
      <BoardDrawing theme={scene} scheme={scheme} />
    </App>
  ))
}
