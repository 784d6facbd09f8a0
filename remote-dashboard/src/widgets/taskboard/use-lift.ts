import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { directionOf } from '../../drag/arrow-keys.ts'
import { excerpt } from '../../string-helpers.ts'
import { boardTexts } from '../../texts/board.ts'
import { columnName } from './board-commands.ts'
import { DONE, type Lane } from './rules/lanes.ts'
import { type Place, placeOf, step, withCardAt } from './rules/places.ts'

/** A card that is moved by keyboard. */
interface Lift {
  id: string
  /** Selector of the part of the card that has the focus. */
  part: string
  place: Place
}

interface LiftOptions {
  lanes: readonly Lane[]
  /** The element around the cards. */
  box: RefObject<HTMLElement | null>
  announce: (text: string) => void
  /** Moves the card for good. It announces that. */
  onDrop: (id: string, place: Place) => void
}

/** Keys that do nothing when pressed alone. Control, for example, only silences a screen reader. */
const modifiers: readonly string[] = ['Alt', 'Control', 'Meta', 'Shift']

/** What is announced when a card is over a place. */
function overText(lanes: readonly Lane[], { column, index }: Place): string {
  const t = boardTexts.get()
  const lane = lanes.find((each) => each.column.id === column)
  if (!lane) return ''
  const name = columnName(lane.column, t)
  if (column === DONE) return t.overDone({ column: name })
  return t.over({ column: name, place: index + 1, total: lane.cards.length })
}

/**
 * Moves a card by keyboard: it is picked up, each arrow moves it one step, Space and Enter drop it, Escape cancels. Until it
 * is dropped nothing is stored, and the board is shown with the card at its new place. When the focus leaves the board, the
 * card goes back.
 */
export function useLift({ lanes, box, announce, onDrop }: LiftOptions) {
  const [lift, setLift] = useState<Lift | null>(null)
  const last = useRef<Lift | null>(null)
  const shown = lift ? withCardAt(lanes, lift.id, lift.place) : lanes

  // A card that comes into another column is another element: the focus goes along.
  useLayoutEffect(() => {
    const focused = lift ?? last.current
    last.current = lift
    // The focus stays in a dialog that has just opened.
    const isElsewhere =
      document.activeElement !== document.body && !box.current?.contains(document.activeElement)
    if (!focused || isElsewhere) return
    box.current?.querySelector<HTMLElement>(`[data-card="${focused.id}"] ${focused.part}`)?.focus()
  }, [lift, box])

  const cancel = useEffectEvent(() => {
    const card = lanes.flatMap(({ cards }) => cards).find(({ id }) => id === lift?.id)
    setLift(null)
    if (card) announce(boardTexts.get().cancelled({ task: excerpt(card.data.text) }))
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!lift || modifiers.includes(event.key)) return
    // A shortcut of the page may open a dialog. The card goes back first, so that the focus can return to it.
    if (event.ctrlKey || event.metaKey) return flushSync(cancel)
    const direction = directionOf(event.key)
    const drops = event.key === ' ' || event.key === 'Enter'
    // Tab cancels the move, and still moves the focus.
    if (event.key === 'Tab') return cancel()
    if (!direction && !drops && event.key !== 'Escape') return
    // The same key would scroll, press the button, or close what is around the board.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return cancel()
    if (direction) {
      const place = step(shown, lift.id, direction)
      if (!place) return announce(boardTexts.get().edge)
      setLift({ ...lift, place })
      announce(overText(withCardAt(lanes, lift.id, place), place))
    } else if (!event.repeat) {
      onDrop(lift.id, lift.place)
      setLift(null)
    }
  })
  // The element with the focus receives the keys, such as a dialog that opened by itself.
  const onFocus = useEffectEvent((event: FocusEvent) => {
    if (event.target instanceof Element && !box.current?.contains(event.target)) cancel()
  })
  const lifted = lift?.id ?? null
  useEffect(() => {
    if (lifted === null) return
    const off = new AbortController()
    window.addEventListener('keydown', (event) => onKey(event), { capture: true, signal: off.signal })
    window.addEventListener('focusin', (event) => onFocus(event), { capture: true, signal: off.signal })
    window.addEventListener('pointerdown', () => cancel(), { capture: true, signal: off.signal })
    return () => off.abort()
  }, [lifted])

  const begin = useCallback(
    (id: string, part: string) => {
      const place = placeOf(lanes, id)
      const lane = lanes.find(({ column }) => column.id === place?.column)
      const card = lane?.cards.find((each) => each.id === id)
      if (!place || !lane || !card) return
      setLift({ id, part, place })
      const t = boardTexts.get()
      const names = { task: excerpt(card.data.text), column: columnName(lane.column, t) }
      announce(t.lifted({ ...names, place: place.index + 1, total: lane.cards.length }))
    },
    [lanes, announce],
  )
  return { shown, lifted, place: lift?.place ?? null, begin }
}
