import type { Scheme } from '../tokens.ts'
import { drawingOf, type Scene } from './draw.ts'

/**
 * The scene of each Premium theme, by the theme's id. They are two chunks: each name of a chunk
 * is in the entry that every visitor loads. The service worker keeps one once it was used, and fetches none ahead: `chosen-` in
 * the name tells it.
 */
export const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  'bleu-horizon': async () =>
    (await import(/* webpackChunkName: "chosen-outside" */ './bleu-horizon.ts')).bleuHorizonScene,
  mars: async () => (await import(/* webpackChunkName: "chosen-outside" */ './mars.ts')).marsScene,
  'loft-vibes': async () =>
    (await import(/* webpackChunkName: "chosen-inside" */ './loft-vibes.ts')).loftVibesScene,
  'retro-mood': async () =>
    (await import(/* webpackChunkName: "chosen-inside" */ './retro-mood.ts')).retroMoodScene,
  'ocean-breeze': async () =>
    (await import(/* webpackChunkName: "chosen-outside" */ './ocean-breeze.ts')).oceanBreezeScene,
  'deep-purple': async () =>
    (await import(/* webpackChunkName: "chosen-inside" */ './deep-purple.ts')).deepPurpleScene,
  'aurora-flow': async () =>
    (await import(/* webpackChunkName: "chosen-outside" */ './aurora-flow.ts')).auroraFlowScene,
  sunset: async () => (await import(/* webpackChunkName: "chosen-outside" */ './sunset.ts')).sunsetScene,
  'cyber-pulse': async () =>
    (await import(/* webpackChunkName: "chosen-inside" */ './cyber-pulse.ts')).cyberPulseScene,
  'forest-zen': async () =>
    (await import(/* webpackChunkName: "chosen-inside" */ './forest-zen.ts')).forestZenScene,
}

/**
 * Draws the scene of a theme. @returns the address of its picture, which lasts as long as the page; null for a theme that has
 * none. Rejects when the chunk fails to load.
 */
export async function drawScene(id: string, scheme: Scheme, calm: boolean): Promise<string | null> {
  const scene = await scenes[id]?.()
  if (!scene) return null
  return URL.createObjectURL(new Blob([drawingOf(scene[scheme]({ calm }))], { type: 'image/svg+xml' }))
}
