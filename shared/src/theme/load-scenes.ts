import type { Scheme } from './tokens.ts'

/** Loads what draws and shows scenes, which only members with a Premium theme need. */
export const loadScenes = () => import(/* webpackChunkName: "chosen-scenes" */ './scenes/scene-parts.ts')

/**
 * Draws a scene for a picture of a theme. @returns the address of its picture; null where none is wanted. Rejects when the
 * chunk fails to load; a later call tries again.
 */
export async function drawThemeScene(theme: string, scheme: Scheme): Promise<string | null> {
  return (await loadScenes()).scenePicture({ theme, scheme, calm: false })
}
