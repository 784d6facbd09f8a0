import styled from '@emotion/styled'

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
  && { border: 1px solid var(--hairline); border-radius: 6px; --ink: var(--muted); background: linear-gradient(var(--ink) 0 0) no-repeat 0.5rem 0.5rem / 55% 3px, var(--surface-1); }
  &[data-place='wide'] { --ink: var(--accent); inset: 31% 6% 42% 28%; }
  &[data-place='left'] { inset: 64% 41% 9% 28%; }
  &[data-place='right'] { inset: 64% 6% 9% 62%; background: radial-gradient(circle at 50% 50%, var(--warm) 0 4px, transparent 4.5px), var(--surface-1); }
`

/** The area of the drawing, in the tokens of its parent. */
export const Screen = styled.span`
  position: absolute;
  inset: 0;
  i { position: absolute; border-radius: var(--radius-pill); }
`

/** The app drawn small: sidebar, heading, button, three widgets. */
export function AppDrawing() {
  return (
    <>
      <Sidebar />
      <Heading />
      <Action />
      <Widget data-place="wide" />
      <Widget data-place="left" />
      <Widget data-place="right" />
    </>
  )
}
