import { readJson, writeJson } from '@cadence/shared/storage'
import * as z from 'zod/mini'

/** localStorage key. Of the device, not of a member: an installed app is everybody's who uses it. */
export const INSTALL_OFFER_KEY = 'install-offer'

/** The app is offered from the third day of use on: a first visit has better things to show. */
const OFFER_AFTER_MS = 2 * 24 * 60 * 60 * 1000

const offerSchema = z.object({
  /** Epoch time. */
  firstVisit: z.number(),
  isDismissed: z.boolean(),
})
type InstallOffer = z.output<typeof offerSchema>

function readOffer(): InstallOffer | null {
  const stored = readJson(INSTALL_OFFER_KEY, offerSchema)
  return stored.state === 'valid' ? stored.value : null
}

/** Whether the app may be offered now. Notes the first visit. A clock that was ahead then counts from now on. */
export function mayOfferInstall(now: number): boolean {
  const offer = readOffer()
  if (!offer || (!offer.isDismissed && offer.firstVisit > now)) {
    writeJson(INSTALL_OFFER_KEY, { firstVisit: now, isDismissed: false } satisfies InstallOffer)
    return false
  }
  return !offer.isDismissed && now - offer.firstVisit >= OFFER_AFTER_MS
}

/** From now on nothing is offered on this device. */
export function dismissInstall(now: number): void {
  const firstVisit = readOffer()?.firstVisit ?? now
  writeJson(INSTALL_OFFER_KEY, { firstVisit, isDismissed: true } satisfies InstallOffer)
}
