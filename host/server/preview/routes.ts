import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { ReleaseFiles } from '@cadence/releases/store/release-store'
import { paths } from '@cadence/shared/router'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { PREVIEW_PATH } from '../../src/preview/reset.ts'
import { isAdministrator } from '../operator/administrator.ts'
import { isFromOwnPage } from '../own-page.ts'
import { sendPlainPage } from '../plain-page.ts'
import { askPage } from './ask-page.ts'
import { keepOverrides, keptOverrides } from './cookie.ts'
import { type Override, overrideSchema, type Place, placeOf, writtenPlace } from './override.ts'
import { allowed, type PreviewPolicy, previewAccess } from './policy.ts'
import { previewed } from './previewed.ts'

const refused = 'Ce lien d’aperçu n’est pas valable, ou ne l’est plus.\n'
const foreign = 'Un aperçu ne s’ouvre que depuis la page qui le propose.\n'

/** What the form may send: it holds an access token at most. */
const FORM_BYTES = 8192
const formSchema = z.object({ token: z.string().check(z.minLength(1)) })

/** What previews need of the release server. */
export interface PreviewOptions {
  files: ReleaseFiles
  policy: PreviewPolicy
  live: () => Promise<StoreDocument>
  /** Where the API answers: it knows who is an administrator. */
  api: string
  /** Whether the site is reached by https. */
  secure: boolean
}

interface Asked {
  override: Override
  place: Place
}

/** What a link asks for. @returns null when it is not valid now. */
function askedBy(c: Context, policy: PreviewPolicy): Asked | null {
  const asked = overrideSchema.safeParse(c.req.query())
  const place = asked.success ? placeOf(asked.data.at) : null
  if (!asked.success || !place || !allowed(asked.data, policy)) return null
  return { override: { ...asked.data, at: writtenPlace(place) }, place }
}

async function sendAskPage(c: Context, asked: Asked, { live, policy }: PreviewOptions, isRefused: boolean) {
  const page = askPage({ ...asked, isForAdministrators: policy.audience === 'administrators', isRefused })
  return sendPlainPage(c, await live(), page, isRefused ? 403 : 200)
}

async function mayOpen(c: Context, { policy, api }: PreviewOptions): Promise<boolean> {
  if (policy.audience === 'everyone') return true
  const form = formSchema.safeParse(await c.req.parseBody())
  return form.success && isAdministrator(`Bearer ${form.data.token}`, api)
}

/** Shows what a link asks for, and changes nothing: another site can have a browser open any address. */
async function ask(c: Context, options: PreviewOptions): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const asked = askedBy(c, options.policy)
  return asked ? sendAskPage(c, asked, options, false) : c.text(refused, 403)
}

/** Takes what was agreed to into the browser's cookie, and leads to the start page: nowhere else. */
async function open(c: Context, options: PreviewOptions): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const asked = askedBy(c, options.policy)
  if (!asked) return c.text(refused, 403)
  if (!isFromOwnPage(c)) return c.text(foreign, 403)
  if (!(await mayOpen(c, options))) return sendAskPage(c, asked, options, true)
  const others = keptOverrides(c, options.secure).filter(({ remote }) => remote !== asked.override.remote)
  keepOverrides(c, [...others, asked.override], options.secure)
  return c.redirect(paths.home, 303)
}

/** Takes the preview of one remote back, or all. Only a page of this origin can ask for it. */
function reset(c: Context, secure: boolean): Response {
  c.header('Cache-Control', 'no-store')
  const remote = c.req.query('remote')
  const left = remote ? keptOverrides(c, secure).filter((override) => override.remote !== remote) : []
  keepOverrides(c, left, secure)
  return c.body(null, 204)
}

/**
 * Adds what a preview needs to the release server, where the configuration switches it on.
 * @returns what one browser is shown: with its overrides, those that are still allowed.
 */
export function withPreviews(app: Hono, options: PreviewOptions) {
  const { files, policy, secure } = options
  if (previewAccess(policy) === 'off') return async (_c: Context, document: StoreDocument) => document
  app.get(PREVIEW_PATH, (c) => ask(c, options))
  app.post(PREVIEW_PATH, bodyLimit({ maxSize: FORM_BYTES }), (c) => open(c, options))
  app.delete(PREVIEW_PATH, (c) => reset(c, secure))
  return async (c: Context, document: StoreDocument): Promise<StoreDocument> => {
    const overrides = keptOverrides(c, secure).flatMap((override) => allowed(override, policy) ?? [])
    return overrides.length === 0 ? document : previewed(document, overrides, files)
  }
}
