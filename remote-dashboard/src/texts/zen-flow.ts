import { define } from './texts.ts'

const base = {
  comingSoon: 'Coming soon',
  promise: 'Respirer, relâcher, reprendre : des pauses guidées entre deux sessions.',
}

/** Default texts of ZenFlow. */
export type ZenFlowTexts = typeof base
export const zenFlowTexts = define('zenFlow', base)
