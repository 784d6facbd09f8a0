import { untilDone } from '../shell/until-done.ts'
import { whenIdle } from '../shell/when-idle.ts'

/** Learns of new releases from when the page stands. In development there are none. */
export function followReleasesWhenIdle(): void {
  if (process.env.NODE_ENV !== 'production') return
  whenIdle(() => untilDone(async () => (await import('./follow.ts')).followReleases()))
}
