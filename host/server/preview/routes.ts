import { paths } from '@cadence/shared/router'
import type { Context, Hono } from 'hono'
import { PREVIEW_PATH } from '../../src/preview/reset.ts'
import type { StoreDocument } from '../store/document.ts'
import type { ReleaseFiles } from '../store/store.ts'
import { keepOverrides, keptOverrides } from './cookie.ts'
import { overrideSchema, placeOf, writtenPlace } from './override.ts'
import { allowed, type PreviewPolicy, previewAccess } from './policy.ts'
import { previewed } from './previewed.ts'

const refused = 'Ce lien d’aperçu n’est pas valable, ou ne l’est plus.\n'

/** Takes what a link asks for into the browser's cookie, and leads to the start page: nowhere else. */
function take(c: Context, policy: PreviewPolicy, secure: boolean): Response {
  c.header('Cache-Control', 'no-store')
  const asked = overrideSchema.safeParse(c.req.query())
  const place = asked.success ? placeOf(asked.data.at) : null
  if (!asked.success || !place || !allowed(asked.data, policy)) return c.text(refused, 403)
  const override = { ...asked.data, at: writtenPlace(place) }
  const others = keptOverrides(c).filter(({ remote }) => remote !== override.remote)
  keepOverrides(c, [...others, override], secure)
  return c.redirect(paths.home, 303)
}

/** Takes the preview of one remote back, or all. Only a page of this origin can ask for it. */
function reset(c: Context, secure: boolean): Response {
  c.header('Cache-Control', 'no-store')
  const remote = c.req.query('remote')
  const left = remote ? keptOverrides(c).filter((override) => override.remote !== remote) : []
  keepOverrides(c, left, secure)
  return c.body(null, 204)
}

/**
 * Adds what a preview needs to the release server, where the configuration switches it on.
 * @returns what one browser is shown: with its overrides, those that are still allowed.
 */
export function withPreviews(app: Hono, files: ReleaseFiles, policy: PreviewPolicy, secure: boolean) {
  if (previewAccess(policy) === 'off') return async (_c: Context, document: StoreDocument) => document
  app.get(PREVIEW_PATH, (c) => take(c, policy, secure))
  app.delete(PREVIEW_PATH, (c) => reset(c, secure))
  return async (c: Context, document: StoreDocument): Promise<StoreDocument> => {
    const overrides = keptOverrides(c).flatMap((override) => allowed(override, policy) ?? [])
    return overrides.length === 0 ? document : previewed(document, overrides, files)
  }
}
