import { authState, isSignedIn } from '@cadence/shared/auth'
import { holdUnsaved } from '@cadence/shared/router'
import { withLock } from '@cadence/shared/storage'
import { subscribeRecords } from '../../records/records-store.ts'
import { settleAwayWatch, startAwayWatch } from '../focus-shield/away-watch.ts'
import { type CountdownKind, countdownKinds, leftAt } from './countdown.ts'
import { countdownOf, hasUnloggedEnd, logEnd, pauseOf, settleOverlaps } from './countdown-records.ts'
import { announceEnd, claimEnd, notifyEnd } from './end-announcement.ts'
import { isSoundAllowed, playSound } from './end-sound.ts'
import { PAUSE } from './running-countdowns.ts'

/** An end older than this is logged in silence, in milliseconds. Browsers wake a hidden tab up to a minute late. */
const LATE_MS = 90_000
/**
 * How long a tab lets others log the end first, in milliseconds: a tab that may play sound when this one may not; and,
 * after a late end, the server's answer about what another device did meanwhile.
 */
const OTHERS_FIRST_MS = 1500

let timer: ReturnType<typeof setTimeout> | undefined
let isWatching = false
/** Ends the hold on this document: while a countdown runs, a new release must not replace the code that ends it. */
let releaseDocument: () => void = () => undefined
const logging = new Set<string>()

const isLate = (endsAt: string) => Date.now() - Date.parse(endsAt) > LATE_MS

/** Logs an end once for all tabs. The tab that logs it plays the sound. */
async function logOnce(userId: string, kind: CountdownKind, endsAt: string): Promise<void> {
  const late = isLate(endsAt)
  if (late || !isSoundAllowed()) await new Promise((resolve) => setTimeout(resolve, OTHERS_FIRST_MS))
  const log = async () => {
    if (!isSignedIn(userId)) return
    if (kind === 'shield') settleAwayWatch()
    if (logEnd(userId, kind) !== 'new' || late) return
    playSound()
    notifyEnd(userId, kind)
  }
  // Without a time limit: nobody waits for it, and without the lock two tabs would both play the sound.
  await withLock(`countdown-end:${kind}`, log, Number.POSITIVE_INFINITY)
}

/** Sounds the end of a pause once for all tabs. A pause is no focus time, so nothing is logged. */
async function soundPauseOnce(userId: string, startedAt: string): Promise<void> {
  if (!isSoundAllowed()) await new Promise((resolve) => setTimeout(resolve, OTHERS_FIRST_MS))
  const sound = async () => {
    if (!isSignedIn(userId) || !claimEnd('sound', PAUSE, `${userId} ${startedAt}`)) return
    playSound()
    notifyEnd(userId, PAUSE)
  }
  await withLock(`countdown-end:${PAUSE}`, sound, Number.POSITIVE_INFINITY)
}

/** Handles the end of the pause. @returns the milliseconds until its end, or infinity. */
function checkPause(userId: string): number {
  const pause = pauseOf(userId)
  if (!pause || pause.startedAt === null || pause.endsAt === null) return Number.POSITIVE_INFINITY
  const left = leftAt(pause, Date.now())
  if (left > 0) return left
  if (isLate(pause.endsAt)) return Number.POSITIVE_INFINITY
  announceEnd(userId, PAUSE, pause)
  void soundPauseOnce(userId, pause.startedAt)
  return Number.POSITIVE_INFINITY
}

/** Handles the countdowns that have ended, and sets the timer for the next end. */
function checkEnds(): void {
  const userId = authState.user?._id
  const isMember = userId !== undefined && isSignedIn(userId)
  // Its edit calls this function again, so nothing may be half done here.
  if (isMember) settleOverlaps(userId)
  clearTimeout(timer)
  releaseDocument()
  if (!isMember) return
  let next = checkPause(userId)
  for (const kind of countdownKinds) {
    const countdown = countdownOf(userId, kind)
    const { endsAt } = countdown
    if (endsAt === null) continue
    const left = leftAt(countdown, Date.now())
    if (left > 0) {
      next = Math.min(next, left)
      continue
    }
    if (!isLate(endsAt)) announceEnd(userId, kind, countdown)
    if (!logging.has(kind) && hasUnloggedEnd(userId, kind)) {
      logging.add(kind)
      void logOnce(userId, kind, endsAt).finally(() => {
        logging.delete(kind)
        checkEnds()
      })
    }
  }
  // One timer for the whole time: in a hidden tab, browsers delay timers that follow each other.
  if (!Number.isFinite(next)) return
  timer = setTimeout(checkEnds, next)
  releaseDocument = holdUnsaved()
}

/**
 * Watches the ends of the countdowns, from the first call on until the page is closed, whatever it shows. Each call also
 * checks at once: after a sleep, or when another member signs in.
 */
export function watchEnds(): void {
  if (!isWatching) {
    isWatching = true
    // First the shield, so that the time away is in the record before the session is logged.
    startAwayWatch()
    subscribeRecords(checkEnds)
    document.addEventListener('visibilitychange', checkEnds)
  }
  checkEnds()
}
