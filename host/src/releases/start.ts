import { whenIdle } from '../shell/when-idle.ts'

/** Learns of new releases from when the page stands. In development there are none. */
export function followReleasesWhenIdle(): void {
  if (process.env.NODE_ENV !== 'production') return
  whenIdle(() => {
    // Without it this tab goes on as it is.
    import('./follow.ts').then(({ followReleases }) => followReleases()).catch(() => undefined)
  })
}
