import { createHash } from 'node:crypto'
import { type Feed, feedResponseSchema } from '@cadence/shared/schemas'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../http/app-env.ts'
import { HttpError } from '../http/http-errors.ts'
import { describe } from '../http/openapi.ts'
import type { Services } from '../services.ts'
import { authenticate, countWrites, type MemberEnv } from '../sessions/authenticate.ts'
import { findFeed, findFeedOwner, removeFeed, rotateFeed } from './feed-queries.ts'
import { calendarChoices, memberCalendar } from './member-calendar.ts'

const TAG = 'feed'
const FILE_END = '.ics'

/** A feed as its member sees it. */
function toFeed(services: Services, found: { token: string; createdAt: Date } | undefined): Feed | null {
  if (!found) return null
  const { token, createdAt } = found
  const url = `${services.config.appUrl}/api/v1/feed/${token}${FILE_END}`
  return { url, createdAt: createdAt.toISOString() }
}

/**
 * GET /feed (specification, section 3, widget 2). Out: `{feed}`: the address of the member's private feed and when it
 * was made, or null while it is off. Errors: 401.
 */
export function readFeed(services: Services) {
  return new Hono<MemberEnv>().get(
    '/feed',
    describe({
      summary: "The address of the member's private feed",
      tag: TAG,
      member: true,
      success: { status: 200, description: 'The feed, or null', schema: feedResponseSchema },
      errors: [401, 503],
    }),
    authenticate(services),
    async (c) => {
      const found = await findFeed(services.db, c.get('member').user._id)
      return c.json({ feed: toFeed(services, found) }, 200)
    },
  )
}

/**
 * POST /feed (specification, section 3, widget 2). Turns the member's feed on, or gives it a new address. The former
 * address answers 404 from then on. Out: `{feed}`. Errors: 401, 429.
 */
export function rotateFeedRoute(services: Services) {
  return new Hono<MemberEnv>().post(
    '/feed',
    describe({
      summary: "Give the member's private feed a new address",
      tag: TAG,
      member: true,
      success: { status: 200, description: 'The feed with its new address', schema: feedResponseSchema },
      errors: [401, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    async (c) => {
      const made = await rotateFeed(services.db, c.get('member').user._id, services.now())
      return c.json({ feed: toFeed(services, made) }, 200)
    },
  )
}

/**
 * DELETE /feed (specification, section 3, widget 2). Switches the member's feed off. Its address answers 404 from then
 * on. Out: `{feed: null}`, also when the feed was off already. Errors: 401, 429.
 */
export function removeFeedRoute(services: Services) {
  return new Hono<MemberEnv>().delete(
    '/feed',
    describe({
      summary: "Switch the member's private feed off",
      tag: TAG,
      member: true,
      success: { status: 200, description: 'Off', schema: feedResponseSchema },
      errors: [401, 429, 503, 504],
    }),
    authenticate(services),
    countWrites(services),
    async (c) => {
      await removeFeed(services.db, c.get('member').user._id)
      return c.json({ feed: null }, 200)
    },
  )
}

/** Other calendars are asked to read a feed again after this many hours. Most decide by themselves. */
const REFRESH_HOURS = 1
/** Part of the ETag. Raise it when a release writes the same records in another way. */
const FORMAT = '1'
const CALENDAR_TYPE = 'text/calendar; charset=utf-8'
const NO_FEED = 'There is no such calendar.'

/** Whether `If-None-Match` names an ETag. A proxy that compresses an answer turns its ETag into a weak one (`W/`). */
const isKnown = (header: string | undefined, tag: string) =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/**
 * GET /feed/{token}.ics (specification, section 3, widget 2). Public: the address is a secret that nobody can guess,
 * and whoever has it reads the member's events and deadlines. Out: an iCalendar file, or 304 for the ETag of
 * `If-None-Match`. The ETag follows from the version of the records, so a repeated request costs one database query.
 * The calendar program may store the file and asks again each time; a proxy stores nothing. Errors: 404 for an unknown,
 * a former and a switched-off address; 429 after 60 files in ten minutes.
 */
export function feedFile(services: Services) {
  const { db, limits, now } = services
  return new Hono<AppEnv>().get(
    '/feed/:id',
    describe({
      summary: 'The private feed of a member',
      tag: TAG,
      success: { status: 200, description: 'iCalendar', type: 'text/calendar', schema: z.string() },
      errors: [404, 429, 503],
      messages: { 404: NO_FEED },
    }),
    async (c) => {
      const file = c.req.param('id')
      const token = file.endsWith(FILE_END) ? file.slice(0, -FILE_END.length) : ''
      const owner = await findFeedOwner(db, token)
      if (!owner) throw new HttpError(404, NO_FEED)
      const { userId, version, language, zone, epoch } = owner
      const at = now()
      // The file describes its time zones for a range of years around the present one.
      const facts = [FORMAT, epoch, userId, version, language, zone, at.getUTCFullYear()]
      const tag = `"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 27)}"`
      c.header('ETag', tag)
      c.header('Cache-Control', 'private, no-cache')
      c.header('CDN-Cache-Control', 'no-store')
      c.header('X-Robots-Tag', 'noindex')
      if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304)
      await limits.feedFile.take(userId)
      const choices = { language: language ?? 'default', zone }
      const text = await memberCalendar(db, { userId, now: at, ...choices, refreshHours: REFRESH_HOURS })
      c.header('Content-Type', CALENDAR_TYPE)
      c.header('Content-Disposition', 'inline; filename="cadence.ics"')
      return c.body(text, 200)
    },
  )
}

/**
 * GET /export/calendar (decisions, Retention). Out: all events and deadlines of the member as an iCalendar file to save.
 * Errors: 401; 429 after ten exports in an hour.
 */
export function exportCalendar(services: Services) {
  const { db, limits, now } = services
  return new Hono<MemberEnv>().get(
    '/export/calendar',
    describe({
      summary: 'All events and deadlines of the member',
      tag: 'account',
      member: true,
      success: { status: 200, description: 'iCalendar', type: 'text/calendar', schema: z.string() },
      errors: [401, 429, 503],
    }),
    authenticate(services),
    async (c) => {
      const userId = c.get('member').user._id
      await limits.exportAccount.take(userId)
      const at = now()
      const text = await memberCalendar(db, { userId, now: at, ...(await calendarChoices(db, userId)) })
      c.header('Content-Type', CALENDAR_TYPE)
      c.header('Content-Disposition', `attachment; filename="cadence-${at.toISOString().slice(0, 10)}.ics"`)
      return c.body(text, 200)
    },
  )
}
