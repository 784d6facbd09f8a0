import { css } from '@emotion/react'

/**
 * CSS of a list that scrolls: the last line in sight fades where the list goes on, instead of being cut through its
 * letters.
 */
export const endFade = css`
  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(#000 calc(100% - var(--fade, 0px)), transparent);
    animation: cadence-end-fade linear;
    animation-timeline: scroll(self);
    @keyframes cadence-end-fade { 0%, 98% { --fade: 2rem; } 100% { --fade: 0px; } }
  }
`
