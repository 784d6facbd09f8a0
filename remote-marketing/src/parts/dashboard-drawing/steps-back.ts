/**
 * A widget that steps back: at night a veil of the `veil` colour lies over it. By day it has none, because its words would be too
 * faint to read.
 */
export const stepsBack = (veil: string) => `
  position: relative;
  &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; background: light-dark(transparent, color-mix(in srgb, ${veil}, transparent)); }
`
