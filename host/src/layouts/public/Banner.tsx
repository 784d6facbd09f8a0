import { IconButton } from '@cadence/shared/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { proxy, useSnapshot } from 'valtio'

/** Keeps the banner's height in its state, for the elements below it. It is known before the first frame. */
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

/**
 * The banner: shown again on every load, hidden once closed (specification, section 2, Page shell and banner).
 * `height`, in CSS pixels, is its height at the top of the page: one line, or more where the text wraps.
 */
export const bannerState = proxy({ open: true, height: 44 })

const slideIn = keyframes`from { transform: translateY(-100%); }`
const scroll = keyframes`to { transform: translateX(-50%); }`

const Box = styled.aside`
  position: fixed;
  inset: 0 0 auto;
  z-index: 60;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.25rem;
  min-height: 2.75rem;
  padding-inline: max(0.5rem, var(--safe-left)) max(0.5rem, var(--safe-right));
  background: var(--surface-3);
  box-shadow: inset 0 -1px var(--hairline);
  font-size: var(--text-sm);
  animation: ${slideIn} 0.4s var(--ease);
  transition: transform 0.4s var(--ease), visibility 0s 0.4s;
  &[data-open='false'] { transform: translateY(-100%); visibility: hidden; }
  &[data-open='true'] { transition-delay: 0s; }
  @media (max-width: 767px) { gap: 0; padding-right: max(0.125rem, var(--safe-right)); }
  /* As wide as the button at the other side: the text is in the middle of the page. */
  @media (min-width: 768px) { grid-template-columns: 2.75rem minmax(0, 1fr) auto; &::before { content: ''; } }
`

/** 400 px wide where the text scrolls (specification, section 9), and no wider than the screen. */
const Window = styled.div`
  min-width: 0;
  overflow: hidden;
  text-align: center;
  @media (max-width: 767px) {
    width: min(400px, 100%);
    margin-inline: auto;
    mask-image: linear-gradient(to right, transparent, black 1rem calc(100% - 1rem), transparent);
  }
  @media (prefers-reduced-motion: reduce) { width: auto; padding-block: 0.25rem; mask-image: none; }
`

/** Two copies of the text, moved by the width of one copy, so that the animation can repeat without a jump. */
const Track = styled.p`
  line-height: 1.4;
  @media (max-width: 767px) and (prefers-reduced-motion: no-preference) {
    display: inline-flex;
    white-space: nowrap;
    animation: ${scroll} 12s linear infinite;
    aside:is(:hover, :focus-within) & { animation-play-state: paused; }
    span { flex: none; padding-inline: 1.5rem; }
  }
  @media (min-width: 768px), (prefers-reduced-motion: reduce) { span[aria-hidden] { display: none; } }
  /* With reduced motion the text does not scroll: it wraps, on two lines at 390 px, and begins where the page's texts begin. */
  @media (max-width: 767px) and (prefers-reduced-motion: reduce) { padding-left: calc(var(--gutters) / 2 - 0.5rem); font-size: 0.78rem; text-align: start; text-wrap: balance; }
`

const TEXT =
  'Cadence est encore en construction : votre expérience et vos retours inspirent l’équipe chaque jour.'

/**
 * The announcement above the public site (specification, section 2, Page shell and banner).
 * @param nextId the element that gets the focus when the banner goes with it.
 */
export function Banner({ nextId }: { nextId: string }) {
  const { open } = useSnapshot(bannerState)
  const box = useRef<HTMLElement>(null)
  useBannerHeight(box)
  const close = () => {
    if (box.current?.contains(document.activeElement)) {
      document.getElementById(nextId)?.focus({ preventScroll: true })
    }
    bannerState.open = false
  }
  return (
    <Box ref={box} data-open={open} inert={!open} aria-label="Annonce">
      <Window>
        <Track>
          <span>{TEXT}</span>
          <span aria-hidden="true">{TEXT}</span>
        </Track>
      </Window>
      <IconButton label="Close banner" lang="en" onClick={close}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </Box>
  )
}
