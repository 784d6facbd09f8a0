import { css, keyframes } from '@emotion/react'

const appear = keyframes`from { opacity: 0; }`
const breathe = keyframes`50% { opacity: 0.5; }`

/** A skeleton appears after 200 ms. An answer that comes earlier shows none. */
export const lateCss = css`animation: ${appear} var(--fast) var(--ease) 200ms backwards;`

/** The parts of a skeleton breathe until what they stand for is there. */
export const breathingCss = css`
  animation: ${breathe} 1.6s var(--ease) infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`
