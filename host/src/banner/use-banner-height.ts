import { type RefObject, useLayoutEffect } from 'react'
import { bannerState } from './banner-state.ts'

/** Keeps the banner's height in its state, for those below it: known before the first frame is painted. */
export function useBannerHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      // Rounded down: the header's edge is under the banner, and nothing shows between the two.
      if (size) bannerState.height = Math.floor(size.blockSize)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
}
