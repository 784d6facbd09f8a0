import type { Countdown } from '@cadence/shared/schemas'
import { readText, writeText } from '@cadence/shared/storage'
import { toast } from '@cadence/shared/ui'
import { focusShieldTexts } from '../../texts/focus-shield.ts'
import { timerTexts } from '../../texts/timer.ts'
import type { CountdownKind } from './countdown.ts'

/** Key of the end that was said last, of a kind: of all tabs of a browser one says it. */
const saidKey = (kind: CountdownKind) => `countdownSaid:${kind}`

const texts = { timer: () => timerTexts.get().timeUp, shield: () => focusShieldTexts.get().over }

/** What is said at the end of a countdown. */
export const endText = (kind: CountdownKind): string => texts[kind]()

/** The same for this tab alone, where storage is full. */
const said = new Map<CountdownKind, string>()

/**
 * Says the end of a countdown once, on whatever page is on the screen. A tab that nobody sees leaves it to another, or
 * to the moment when it is seen: a toast does not wait.
 */
export function sayEnd(userId: string, kind: CountdownKind, { startedAt }: Countdown): void {
  if (startedAt === null || document.visibilityState === 'hidden') return
  const id = `${userId} ${startedAt}`
  if (said.get(kind) === id || readText(saidKey(kind)) === id) return
  said.set(kind, id)
  writeText(saidKey(kind), id)
  toast({ kind: 'info', text: endText(kind) })
}
