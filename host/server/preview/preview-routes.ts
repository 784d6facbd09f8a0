import {
  type Override,
  type PreviewSource,
  parseSource,
  writtenSource,
} from '@cadence/releases/preview/preview-override'
import { allowedOverride, type PreviewPolicy, previewAccess } from '@cadence/releases/preview/preview-policy'
import { previewedDocument } from '@cadence/releases/preview/previewed-document'
import { PREVIEW_PATH } from '@cadence/releases/registry'
import type { StoreDocument } from '@cadence/releases/store/registry-document'
import type { ReleaseFiles } from '@cadence/releases/store/release-store'
import { remoteNames } from '@cadence/shared/contract'
import { paths } from '@cadence/shared/router'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { isAdministrator } from '../operator/administrator.ts'
import { sendPlainPage } from '../plain-page.ts'
import { isFromOwnPage } from '../same-origin.ts'
import { readOverrides, remoteOverrideSchema, writeOverrides } from './preview-cookie.ts'
import { previewQuestionPage } from './preview-question-page.ts'

const refused = 'Ce lien d’aperçu n’est pas valable, ou ne l’est plus.\n'
const foreign = 'Un aperçu ne s’ouvre que depuis la page qui le propose.\n'

/** The largest body that the form may send: it holds at most an access token. */
const FORM_BYTES = 8192
const formSchema = z.object({ token: z.string().check(z.minLength(1)) })

/** What previews need of the release server. */
export interface PreviewOptions {
  files: ReleaseFiles
  policy: PreviewPolicy
  live: () => Promise<StoreDocument>
  /** Address of the API, which knows the administrators. */
  api: string
  /** Whether the site is reached by https. */
  secure: boolean
}

interface Asked {
  override: Override
  source: PreviewSource
}

/** What a link asks for. @returns null when it is not valid now. */
function askedBy(c: Context, policy: PreviewPolicy): Asked | null {
  const asked = remoteOverrideSchema.safeParse(c.req.query())
  const source = asked.success ? parseSource(asked.data.at) : null
  if (!asked.success || !source || !allowedOverride(asked.data, policy)) return null
  return { override: { ...asked.data, at: writtenSource(source) }, source }
}

async function sendQuestionPage(
  c: Context,
  asked: Asked,
  { live, policy }: PreviewOptions,
  isRefused: boolean,
) {
  const page = previewQuestionPage({
    ...asked,
    isForAdministrators: policy.audience === 'administrators',
    isRefused,
  })
  return sendPlainPage(c, await live(), page, isRefused ? 403 : 200)
}

async function mayOpen(c: Context, { policy, api }: PreviewOptions): Promise<boolean> {
  if (policy.audience === 'everyone') return true
  const form = formSchema.safeParse(await c.req.parseBody())
  return form.success && isAdministrator(`Bearer ${form.data.token}`, api)
}

/** Asks whether to open a link's preview. It changes nothing, because another site can make a browser come here. */
async function ask(c: Context, options: PreviewOptions): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const asked = askedBy(c, options.policy)
  return asked ? sendQuestionPage(c, asked, options, false) : c.text(refused, 403)
}

/** Adds the accepted preview to the browser's cookie. The redirect goes to the start page and to no other address. */
async function open(c: Context, options: PreviewOptions): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const asked = askedBy(c, options.policy)
  if (!asked) return c.text(refused, 403)
  if (!isFromOwnPage(c)) return c.text(foreign, 403)
  if (!(await mayOpen(c, options))) return sendQuestionPage(c, asked, options, true)
  const others = readOverrides(c, options.secure).filter(({ remote }) => remote !== asked.override.remote)
  writeOverrides(c, [...others, asked.override], options.secure)
  return c.redirect(paths.home, 303)
}

/** Takes the preview of one remote back, or all. Only a page of this origin can ask for it. */
function reset(c: Context, secure: boolean): Response {
  c.header('Cache-Control', 'no-store')
  const remote = c.req.query('remote')
  const left = remote ? readOverrides(c, secure).filter((override) => override.remote !== remote) : []
  writeOverrides(c, left, secure)
  return c.body(null, 204)
}

/**
 * Adds the routes of previews to the release server, if the configuration switches previews on.
 * @returns a function that gives the document for one browser: with those of its previews that are still allowed.
 */
export function withPreviews(app: Hono, options: PreviewOptions) {
  const { files, policy, secure } = options
  if (previewAccess(policy) === 'off') return async (_c: Context, document: StoreDocument) => document
  app.get(PREVIEW_PATH, (c) => ask(c, options))
  app.post(PREVIEW_PATH, bodyLimit({ maxSize: FORM_BYTES }), (c) => open(c, options))
  app.delete(PREVIEW_PATH, (c) => reset(c, secure))
  return async (c: Context, document: StoreDocument): Promise<StoreDocument> => {
    const overrides = readOverrides(c, secure).flatMap((override) => allowedOverride(override, policy) ?? [])
    return overrides.length === 0 ? document : previewedDocument(document, overrides, files, remoteNames)
  }
}
