import { useTexts } from '@cadence/shared/i18n'
import type { SavedPlacement } from '@cadence/shared/schemas'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Plus } from 'lucide-react'
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
import { inTwoColumns, type Place } from '../../grid/two-columns.ts'
import { widgetTexts } from '../../texts/widget-names.ts'
import { whenIdle } from '../../time/when-idle.ts'

const appear = keyframes`from { opacity: 0; }`

/** Width of a frame from which on the whole board can be read in it, in pixels. */
const WHOLE_FROM = 560

/** How much smaller a board is drawn in a narrower frame, where it has two columns: its titles can be read. */
const SCALE = 0.58

/** Least width of a board of two columns, in pixels: the words of its widgets have room. */
const LEAST_WIDTH = 480

/**
 * A window on the board, which goes on below the edge of the card. In a wide frame the grid has the proportions of the real
 * one on a desktop: 12 columns, and rows a tenth higher than a column is wide. `--rows` is its height in rows, `--px` a pixel
 * of the board.
 */
const Frame = styled.div`
  position: relative;
  height: 15rem;
  padding: 1.25rem 1.25rem 0;
  border-bottom: 1px solid var(--hairline);
  background: radial-gradient(90% 80% at 50% 0, color-mix(in srgb, var(--accent) 20%, transparent), transparent), var(--surface-2);
  overflow: hidden;
  & > div { container-type: inline-size; position: relative; border-radius: 8px 8px 0 0; outline: 4px solid var(--page); background: var(--page); box-shadow: 0 0 0 5px var(--hairline), 0 0.5rem 2rem rgb(0 0 0 / 0.25); }
  & > div > [data-drawn] {
    --px: calc(100cqw / 1136);
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);
    gap: 1.5px;
    aspect-ratio: 12 / calc(var(--rows) * 1.12);
    color: var(--text);
  }
  & > div > [data-drawn] > i { grid-area: var(--place); }
  @container (max-width: ${WHOLE_FROM - 0.02}px) {
    & > div > [data-drawn] {
      --px: min(${SCALE}px, 100cqw / ${LEAST_WIDTH});
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: calc(var(--px) * 100);
      gap: calc(var(--px) * 6);
      aspect-ratio: auto;
    }
    & > div > [data-drawn] > i { grid-area: var(--place-of-two); }
  }
  & > div > [data-drawn] > i {
    overflow: hidden;
    padding: calc(var(--px) * 16) calc(var(--px) * 18);
    border: 1px solid var(--hairline);
    border-radius: calc(var(--px) * 12);
    background: var(--surface-1);
    color: var(--muted);
    font: 600 calc(var(--px) * 14) / calc(var(--px) * 24) var(--font-text);
    white-space: nowrap;
  }
  & > div > [data-drawn] > i:empty::before { content: ''; display: block; width: 40%; height: calc(var(--px) * 14); border-radius: 99px; background: var(--skeleton); }
  /* The edge would cut words of a card through their letters. */
  &::after { content: ''; position: absolute; z-index: 1; inset: auto 0 0; height: 2rem; background: linear-gradient(transparent, var(--surface-2)); }
  & > div > [data-live] { position: absolute; inset: 0; animation: ${appear} 200ms var(--ease); }
  @media (prefers-reduced-motion: reduce) { & > div > [data-live] { animation: none; } }
`

/** A dashboard without a widget: the place where the first one will be, in the light. */
const Vacant = styled.b`
  display: grid;
  place-items: center;
  height: calc(100% - 1.25rem);
  border: 1.5px dashed color-mix(in srgb, var(--accent) 55%, var(--hairline));
  border-radius: var(--radius-control);
  background: radial-gradient(55% 90% at 50% 50%, color-mix(in srgb, var(--accent) 22%, transparent), transparent);
  color: var(--accent);
  svg { box-sizing: content-box; padding: 0.75rem; border-radius: 50%; background: var(--surface-1); }
`

/** Without a network the blank cards stay: a picture must not take the page with it. */
const BoardMiniature = lazy(() =>
  import('../../widgets/miniature/BoardMiniature.tsx').then(
    (all): { default: ComponentType<{ items: Items; twoColumnsIn?: number }> } => ({
      default: all.BoardMiniature,
    }),
    () => ({ default: () => null }),
  ),
)

/** Most widgets that a preview shows (specification, section 9). */
const SHOWN = 8

const areaOf = ({ x, y, w, h }: Place) => `${y + 1} / ${x + 1} / span ${h} / span ${w}`

/**
 * A dashboard drawn small from its placements. At first each widget is a card with its name; on the screen the real widgets
 * with the member's content replace the cards. A narrow frame shows the first widgets, in two columns.
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
  const names = useTexts(widgetTexts)
  const shown = useMemo(() => inReadingOrder(normalise(items)).slice(0, SHOWN), [items])
  const isEmpty = shown.length === 0
  const width = useSeenWidth(frame, !isBlank && !isEmpty)
  const rows = Math.max(...shown.map(({ y, h }) => y + h), 1)
  return (
    <Frame ref={frame} aria-hidden="true" data-miniature="">
      {isEmpty ? (
        <Vacant data-vacant="">
          <Plus size={24} strokeWidth={1.75} />
        </Vacant>
      ) : (
        <div style={{ '--rows': rows } as CSSProperties}>
          <div data-drawn="">
            {inTwoColumns(shown).map(({ item, place }) => (
              <i
                key={item.id}
                data-kind={item.id}
                style={{ '--place': areaOf(item), '--place-of-two': areaOf(place) } as CSSProperties}
              >
                {!isBlank && names[`name${item.id}`]}
              </i>
            ))}
          </div>
          {width !== null && (
            <Suspense>
              <div data-live="">
                <BoardMiniature
                  items={shown}
                  {...(width < WHOLE_FROM && {
                    twoColumnsIn: Math.max(LEAST_WIDTH, Math.round(width / SCALE)),
                  })}
                />
              </div>
            </Suspense>
          )}
        </div>
      )}
    </Frame>
  )
})

/** How long a busy page may put off the real widgets, in milliseconds. */
const PATIENCE_MS = 2000

/** How far outside the window a card is drawn. */
const DRAWN_WITHIN = '160px'

/** How far outside the window a card keeps what is drawn: a member who scrolls back sees it at once. */
const KEPT_WITHIN = '200% 0px'

/**
 * The width of what is inside a watched element, said once the page is idle, from when the element comes near the window
 * until it is far from it; else null: a long collection does not keep every board.
 */
function useSeenWidth(ref: RefObject<Element | null>, isWatched: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !isWatched || !('IntersectionObserver' in window)) return
    let isDrawn = false
    let latest = 0
    let cancel = () => {}
    const update = () => {
      cancel()
      cancel = whenIdle(() => startTransition(() => setWidth((isDrawn && latest) || null)), PATIENCE_MS)
    }
    const watch = (entries: readonly { isIntersecting: boolean }[], draws: boolean) => {
      if (entries.at(-1)?.isIntersecting !== draws || isDrawn === draws) return
      isDrawn = draws
      update()
    }
    const near = new IntersectionObserver((entries) => watch(entries, true), { rootMargin: DRAWN_WITHIN })
    const far = new IntersectionObserver((entries) => watch(entries, false), { rootMargin: KEPT_WITHIN })
    const size = new ResizeObserver((entries) => {
      const seen = entries.at(-1)?.contentRect.width ?? 0
      // When the window changes its size, Chromium leaves a card without a layout for a moment, and tells 0.
      if (seen === 0) return
      latest = seen
      if (isDrawn) update()
    })
    size.observe(element)
    near.observe(element)
    // The card: in one that the browser does not lay out (`content-visibility`), nothing intersects.
    far.observe(element.closest('li') ?? element)
    return () => {
      near.disconnect()
      far.disconnect()
      size.disconnect()
      cancel()
    }
  }, [ref, isWatched])
  return width
}
