import type { SubscriptionFailure, SubscriptionPreview } from '@cadence/shared/schemas'
import { scheduleJob } from '../jobs/job-queue.ts'
import type { Services } from '../services.ts'
import {
  CALENDAR_JOB,
  type CalendarSource,
  ensureSource,
  findSource,
  isUnchanged,
  readSource,
  sourceIdOf,
  sourceText,
  storedAddress,
  storeReading,
} from './calendar-sources.ts'

/** For this long after an attempt, no request reads the calendar again. */
const FRESH_MS = 60_000

type PreviewServices = Pick<Services, 'calendars' | 'db' | 'now'>

const isFresh = (source: CalendarSource, now: Date) =>
  source.triedAt !== null && now.getTime() - source.triedAt.getTime() < FRESH_MS

/** Failures after which the server may still answer by `http:`. */
const mayBeHttp: readonly (SubscriptionFailure | null)[] = ['unreachable', 'bad-certificate', 'timeout']

/**
 * Reads the calendar at an address that a member has entered. `webcal:` does not say whether its server wants `https:` or
 * `http:`, so both are tried. The text is stored, and a subscription within the hour starts with it.
 */
export async function previewCalendar(
  services: PreviewServices,
  entered: string,
): Promise<SubscriptionPreview> {
  const address = storedAddress(entered)
  const answer = await previewAt(services, address)
  if (!/^webcal:/i.test(entered) || !mayBeHttp.includes(answer.failure)) return answer
  const plain = await previewAt(services, address.replace(/^https:/, 'http:'))
  return plain.failure === null ? plain : answer
}

async function previewAt(
  { calendars, db, now }: PreviewServices,
  address: string,
): Promise<SubscriptionPreview> {
  const id = sourceIdOf(address)
  const known = await findSource(db, id)
  if (known?.failure === null && isFresh(known, now())) {
    const text = await sourceText(db, id)
    if (text) return { address, calendar: text.calendar, failure: null }
  }
  const nothing = { address, version: null, etag: null, lastModified: null }
  let reading = await readSource(calendars, known ?? nothing)
  // The text was deleted while the server answered that it has not changed.
  if (isUnchanged(reading) && !(await sourceText(db, id))) reading = await readSource(calendars, nothing)
  const { failure } = reading
  if (failure !== null) return { address, calendar: null, failure }
  const { calendar } = reading
  return db.transaction(async (tx) => {
    const source = await ensureSource(tx, address, now())
    await storeReading(tx, source, reading, now())
    const shown = calendar ?? (await sourceText(tx, id))?.calendar
    return { address, calendar: shown ?? null, failure: shown === undefined ? 'unreachable' : null }
  })
}

/** Reads a calendar again because a subscriber asks for it. Does nothing within a minute of the last attempt. */
export async function refreshCalendar({ calendars, db, now }: PreviewServices, id: string): Promise<void> {
  const source = await findSource(db, id)
  if (!source || isFresh(source, now())) return
  const reading = await readSource(calendars, source)
  await db.transaction(async (tx) => {
    const at = await storeReading(tx, source, reading, now())
    await scheduleJob(tx, { kind: CALENDAR_JOB, key: id, at })
  })
}
