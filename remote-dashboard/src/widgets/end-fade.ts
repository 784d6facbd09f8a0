import { css } from '@emotion/react'

const fade = (to: string, axis: string) => css`
  @supports (animation-timeline: scroll()) {
    mask-image: linear-gradient(${to}, #000 calc(100% - var(--fade, 0px)), transparent);
    animation: cadence-end-fade linear;
    animation-timeline: scroll(self ${axis});
    @keyframes cadence-end-fade { 0%, 98% { --fade: 2rem; } 100% { --fade: 0px; } }
  }
`

/** CSS of a list that scrolls: the last line in sight fades where the list goes on, instead of being cut through its letters. */
export const endFade = fade('to bottom', 'block')

/** CSS of a row that scrolls sideways: the last word in sight fades where the row goes on. */
export const sideFade = fade('to right', 'inline')
