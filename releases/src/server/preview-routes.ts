import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import {
  type Override,
  overrideSchema,
  type PreviewSource,
  parseSource,
  writtenSource,
} from '../preview/preview-override.ts'
import { allowedOverride, type PreviewPolicy, previewAccess } from '../preview/preview-policy.ts'
import { previewedDocument } from '../preview/previewed-document.ts'
import { PREVIEW_PATH } from '../registry.ts'
import type { StoreDocument } from '../store/registry-document.ts'
import type { ReleaseFiles } from '../store/release-store.ts'
import { readOverrides, writeOverrides } from './preview-cookie.ts'
import { isFromOwnPage } from './same-origin.ts'

/** The largest body that the form may send: it holds at most an access token. */
const FORM_BYTES = 8192
const formSchema = z.object({ token: z.string().check(z.minLength(1)) })

/** What the page that asks is made of. */
export interface PreviewQuestion {
  /** As a link asks for it; its signature was checked. */
  override: Override
  source: PreviewSource
  /** Whether only administrators may open it. */
  isForAdministrators: boolean
  /** Whether it was just tried, and refused because the session is not an administrator's. */
  isRefused: boolean
}

/** What is a product's own about previews. */
export interface PreviewPages {
  /** Names of the product's remotes. */
  remotes: readonly string[]
  /** Path of the page that an opened preview leads to. */
  home: string
  /** Whether a token, as the question's form sends it, is that of an administrator. */
  isAdministrator: (token: string) => Promise<boolean>
  /** Answers with the page that asks whether to open a preview. Its form posts to its own address. */
  sendQuestion: (
    c: Context,
    question: PreviewQuestion,
    document: StoreDocument,
    status: 200 | 403,
  ) => Response | Promise<Response>
  texts: {
    /** The link is not valid, or not any more. */
    refused: string
    /** The form was sent from a page of another site. */
    foreign: string
  }
}

/** What previews need of the release server. */
export interface PreviewOptions {
  files: ReleaseFiles
  policy: PreviewPolicy
  live: () => Promise<StoreDocument>
  pages: PreviewPages
  /** Whether the site is reached by https. */
  secure: boolean
}

interface Asked {
  override: Override
  source: PreviewSource
}

/** What a link asks for. @returns null when it is not valid now. */
function askedBy(c: Context, { policy, pages }: PreviewOptions): Asked | null {
  const asked = overrideSchema.safeParse(c.req.query())
  if (!asked.success || !pages.remotes.includes(asked.data.remote)) return null
  const source = parseSource(asked.data.at)
  if (!source || !allowedOverride(asked.data, policy)) return null
  return { override: { ...asked.data, at: writtenSource(source) }, source }
}

async function sendQuestion(
  c: Context,
  asked: Asked,
  { live, policy, pages }: PreviewOptions,
  isRefused: boolean,
) {
  const isForAdministrators = policy.audience === 'administrators'
  const question = { ...asked, isForAdministrators, isRefused }
  return pages.sendQuestion(c, question, await live(), isRefused ? 403 : 200)
}

async function mayOpen(c: Context, { policy, pages }: PreviewOptions): Promise<boolean> {
  if (policy.audience === 'everyone') return true
  const form = formSchema.safeParse(await c.req.parseBody())
  return form.success && pages.isAdministrator(form.data.token)
}

/** Asks whether to open a link's preview. It changes nothing, because another site can make a browser come here. */
async function ask(c: Context, options: PreviewOptions): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const asked = askedBy(c, options)
  return asked ? sendQuestion(c, asked, options, false) : c.text(options.pages.texts.refused, 403)
}

/** Adds the accepted preview to the browser's cookie. The redirect goes to the start page and to no other address. */
async function open(c: Context, options: PreviewOptions): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  const { texts, home } = options.pages
  const asked = askedBy(c, options)
  if (!asked) return c.text(texts.refused, 403)
  if (!isFromOwnPage(c)) return c.text(texts.foreign, 403)
  if (!(await mayOpen(c, options))) return sendQuestion(c, asked, options, true)
  const others = readOverrides(c, options.secure).filter(({ remote }) => remote !== asked.override.remote)
  writeOverrides(c, [...others, asked.override], options.secure)
  return c.redirect(home, 303)
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
  const { files, policy, pages, secure } = options
  if (previewAccess(policy) === 'off') return async (_c: Context, document: StoreDocument) => document
  app.get(PREVIEW_PATH, (c) => ask(c, options))
  app.post(PREVIEW_PATH, bodyLimit({ maxSize: FORM_BYTES }), (c) => open(c, options))
  app.delete(PREVIEW_PATH, (c) => reset(c, secure))
  return async (c: Context, document: StoreDocument): Promise<StoreDocument> => {
    const overrides = readOverrides(c, secure).flatMap((override) => allowedOverride(override, policy) ?? [])
    return overrides.length === 0 ? document : previewedDocument(document, overrides, files, pages.remotes)
  }
}
