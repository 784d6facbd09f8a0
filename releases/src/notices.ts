import * as z from 'zod/mini'

/** File in the folder of a build that names the third-party packages in its browser bundle. */
export const NOTICES = 'licences.json'

/** The same for a bundle that a server runs: `server.cjs` has `server.licences.json` beside it. */
export const noticesBeside = (bundle: string) => bundle.replace(/\.\w+$/, `.${NOTICES}`)

/** Whether a file of a build holds notices. */
export const isNoticesFile = (path: string) => path === NOTICES || path.endsWith(`.${NOTICES}`)

/** A third-party package in a bundle, with the licence under which it is passed on. */
const noticeSchema = z.object({
  /** Name of the package on npm. */
  name: z.string(),
  version: z.string(),
  /** SPDX expression, as the package states it: `MIT`. */
  licence: z.string(),
  /** Where its source code is to be had. */
  source: z.url({ protocol: /^https?$/ }),
  /** The licence and the notices in full, as the package has them; empty where it comes without. */
  text: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>

/** What a notices file holds. */
export const noticesSchema = z.array(noticeSchema)

/** Each package once, in the order of names and versions, which is the same on every machine. */
export function sortedNotices(notices: readonly Notice[]): Notice[] {
  // The lowest character separates the two, so that a name comes before the longer ones that begin with it.
  const byKey = new Map(notices.map((notice) => [`${notice.name}\0${notice.version}`, notice]))
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, notice]) => notice)
}
