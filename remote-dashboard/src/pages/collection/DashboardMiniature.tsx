import type { SavedPlacement } from '@cadence/shared/schemas'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import {
  type ComponentType,
  type CSSProperties,
  lazy,
  memo,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Items, inReadingOrder, normalise } from '../../grid/grid-layout.ts'
import { whenIdle } from '../../time/when-idle.ts'

const appear = keyframes`from { opacity: 0; }`

/**
 * The grid of the miniature has the proportions of the real one on a desktop: 12 columns, and rows a tenth higher than a
 * column is wide. `--rows` is its height in rows. It is a window on the board, which goes on below the edge of the card.
 */
const Frame = styled.div`
  height: 13.5rem;
  padding: 1.25rem 1.25rem 0;
  border-bottom: 1px solid var(--hairline);
  background: radial-gradient(90% 80% at 50% 0, color-mix(in srgb, var(--accent) 20%, transparent), transparent), var(--surface-2);
  overflow: hidden;
  & > div { container-type: inline-size; position: relative; border-radius: 8px 8px 0 0; outline: 4px solid var(--page); background: var(--page); box-shadow: 0 0 0 5px var(--hairline), 0 0.5rem 2rem rgb(0 0 0 / 0.25); aspect-ratio: 12 / calc(var(--rows) * 1.12); }
  & > div > [data-drawn] {
    display: grid;
    grid-template: repeat(var(--rows), minmax(0, 1fr)) / repeat(12, minmax(0, 1fr));
    gap: 1.5px;
    height: 100%;
    color: var(--text);
  }
  /* A dashboard without a widget: an empty place. */
  & > div:empty { height: calc(100% - 1rem); border: 1px dashed var(--outline); border-radius: var(--radius-control); opacity: 0.6; }
  & > div > [data-drawn] > i { border: 1px solid var(--hairline); border-radius: 4px; background: var(--surface-1); }
  & > div > [data-live] { position: absolute; inset: 0; animation: ${appear} 200ms var(--ease); }
  @media (prefers-reduced-motion: reduce) { & > div > [data-live] { animation: none; } }
`

/** Without a network the blank cards stay: a picture must not take the page with it. */
const BoardMiniature = lazy(() =>
  import('../../widgets/miniature/BoardMiniature.tsx').then(
    (all): { default: ComponentType<{ items: Items }> } => ({ default: all.BoardMiniature }),
    () => ({ default: () => null }),
  ),
)

/** Most widgets that a preview shows (specification, section 9). */
const SHOWN = 8

/**
 * A dashboard drawn small from its placements. At first each widget is a blank card to scale; on the screen the real
 * widgets with the member's content replace the cards.
 */
export const DashboardMiniature = memo(function DashboardMiniature({
  items,
  isBlank = false,
}: {
  items: readonly SavedPlacement[]
  /** Blank cards alone. */
  isBlank?: boolean
}) {
  const frame = useRef<HTMLDivElement>(null)
  const isLive = useSeenWhenIdle(frame, !isBlank)
  const shown = useMemo(() => inReadingOrder(normalise(items)).slice(0, SHOWN), [items])
  const rows = Math.max(...shown.map(({ y, h }) => y + h), 1)
  return (
    <Frame ref={frame} aria-hidden="true" data-miniature="">
      <div style={{ '--rows': rows } as CSSProperties}>
        {shown.length > 0 && (
          <div data-drawn="">
            {shown.map(({ id, x, y, w, h }) => (
              <i
                key={id}
                data-kind={id}
                style={{ gridArea: `${y + 1} / ${x + 1} / span ${h} / span ${w}` }}
              />
            ))}
          </div>
        )}
        {isLive && shown.length > 0 && (
          <Suspense>
            <div data-live="">
              <BoardMiniature items={shown} />
            </div>
          </Suspense>
        )}
      </div>
    </Frame>
  )
})

/** How long a busy page may put off the real widgets, in milliseconds. */
const PATIENCE_MS = 2000

/** Whether a watched element is in the window, said once the page is idle. Off the screen the widgets are taken away again. */
function useSeenWhenIdle(ref: RefObject<Element | null>, isWatched: boolean): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || !isWatched || !('IntersectionObserver' in window)) return
    let cancel = () => {}
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      cancel()
      cancel = whenIdle(() => startTransition(() => setSeen(isSeen)), PATIENCE_MS)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [ref, isWatched])
  return seen
}
