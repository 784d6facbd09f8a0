import { authState } from '@cadence/shared/auth'
import { holdUnsaved } from '@cadence/shared/router'
import { withLock } from '@cadence/shared/storage'
import { isSignedIn } from '../../dashboards/member.ts'
import { subscribeRecords } from '../../records/store.ts'
import { settleAway, watchShield } from '../focus-shield/away-watch.ts'
import { type CountdownKind, countdownKinds, leftAt } from './countdown.ts'
import { countdownOf, hasUnloggedEnd, logEnd } from './countdown-records.ts'
import { notifyEnd, sayEnd } from './end-announcement.ts'
import { maySound, playSound } from './end-sound.ts'

/** From how late on an end is noted in silence, in milliseconds. A hidden tab may be woken up to a minute late. */
const LATE_MS = 90_000
/**
 * How long others go first, in milliseconds: another tab that may sound where this one may not, and, where the end is
 * long past, what another device did with the countdown meanwhile.
 */
const AFTER_YOU_MS = 1500

let timer: ReturnType<typeof setTimeout> | undefined
let listening = false
/** A countdown that runs is heard only where this is loaded: a new release waits for its end. */
let letGo: () => void = () => undefined
const noticed = new Set<string>()

/** Whether an end is too long past to make anything of it. */
const isLate = (endsAt: string) => Date.now() - Date.parse(endsAt) > LATE_MS

/** Notes an end once for all tabs; the one that does so sounds. */
async function note(userId: string, kind: CountdownKind, endsAt: string): Promise<void> {
  const late = isLate(endsAt)
  if (late || !maySound()) await new Promise((done) => setTimeout(done, AFTER_YOU_MS))
  const once = async () => {
    if (!isSignedIn(userId)) return
    if (kind === 'shield') settleAway()
    if (logEnd(userId, kind) !== 'new' || late) return
    playSound()
    notifyEnd(userId, kind)
  }
  // Nobody waits for it, and two tabs at once would both sound.
  await withLock(`countdown-end:${kind}`, once, Number.POSITIVE_INFINITY)
}

/** Notes what is over, and waits for the next end. */
function look(): void {
  clearTimeout(timer)
  letGo()
  const userId = authState.user?._id
  if (userId === undefined || !isSignedIn(userId)) return
  let next = Number.POSITIVE_INFINITY
  for (const kind of countdownKinds) {
    const countdown = countdownOf(userId, kind)
    const { endsAt } = countdown
    if (endsAt === null) continue
    const left = leftAt(countdown, Date.now())
    if (left > 0) {
      next = Math.min(next, left)
      continue
    }
    if (!isLate(endsAt)) sayEnd(userId, kind, countdown)
    if (!noticed.has(kind) && hasUnloggedEnd(userId, kind)) {
      noticed.add(kind)
      void note(userId, kind, endsAt).finally(() => {
        noticed.delete(kind)
        look()
      })
    }
  }
  // One timer for the whole time: browsers wake a hidden tab late for timers that follow each other.
  if (!Number.isFinite(next)) return
  timer = setTimeout(look, next)
  letGo = holdUnsaved()
}

/**
 * From the first call on, for the life of the page, whatever it shows: the end of a countdown is heard, said and logged.
 * Looks at once, too: after a sleep, or for another member.
 */
export function watchEnds(): void {
  if (!listening) {
    listening = true
    // What the shield has counted is in the record before its session is logged.
    watchShield()
    subscribeRecords(look)
    document.addEventListener('visibilitychange', look)
  }
  look()
}
