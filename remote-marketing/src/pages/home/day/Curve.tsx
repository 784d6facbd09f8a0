import styled from '@emotion/styled'

/** Height of the picture, and of its four dots from the top, in px: energy over a day. */
export const curveHeight = 250
export const dots = [160, 50, 118, 218] as const

const line =
  'M-900 214C-600 214 -140 202 0 160C110 127 180 50 300 50C420 50 480 86 600 118C720 150 780 218 900 218C1060 218 1400 196 2100 196'

const Picture = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: ${curveHeight}px;
  overflow: visible;
  path { vector-effect: non-scaling-stroke; }
  @media (max-width: 59.99rem) { display: none; }
`

/** The line of a day. It stretches with the column, which is why its dots are not part of it. */
export function Curve() {
  return (
    <Picture viewBox={`0 0 1200 ${curveHeight}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d={line} stroke="var(--outline)" strokeWidth="1.5" />
    </Picture>
  )
}
