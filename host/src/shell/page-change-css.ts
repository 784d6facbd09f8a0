import { css } from '@emotion/react'

/** The fade from one page to the next, which belongs to no component. */
export const pageChangeCss = css`
  /*
   * Only the old page is a picture, which fades away above the new one itself. A picture of the new page would take
   * the presses that are meant for what it shows, and cost a second one.
   */
  html[data-fading] { view-transition-name: none; }
  ::view-transition { pointer-events: none; }
  ::view-transition-old(root) { animation: cadence-fade var(--fast) var(--ease) both; }
  @keyframes cadence-fade { to { opacity: 0; } }
`
