/** Part of `en.ts`. */
export const focus = {
  pauseOver: 'The break is over',
}
