import { useEffect, useState } from 'react'
import { loadScenes } from '../theme/load-scenes.ts'
import { useShownScene } from '../theme/theme-store.ts'

type Ground = Awaited<ReturnType<typeof loadScenes>>['SceneGround']

let loaded: Ground | undefined

/**
 * The place that a Premium theme is: its scene, after the page is painted. Nothing for other themes, and nothing moves when it
 * comes. Its parent is positioned.
 * @param props.lit the header leaves `--place-room` without words above the horizon, so the scene shows its lights there
 */
export function Scene({ lit = false }: { lit?: boolean }) {
  const { id, scheme } = useShownScene()
  const [Ground, setGround] = useState(() => loaded)
  useEffect(() => {
    if (!id) return
    loadScenes().then(
      ({ SceneGround }) => {
        loaded = SceneGround
        setGround(() => SceneGround)
      },
      // The theme's gradient stays the ground.
      (error: unknown) => console.warn('The scene of the theme could not be loaded', error),
    )
  }, [id])
  return Ground && id ? <Ground theme={id} scheme={scheme} lit={lit} /> : null
}
