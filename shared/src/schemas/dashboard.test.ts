import { describe, expect, test } from 'vitest'
import {
  createDashboardRequestSchema,
  dashboardBodySchema,
  dashboardSchema,
  placementSchema,
  putDashboardRequestSchema,
  SUB_GRID_OPTIONS_MAX,
  widgetIds,
} from './dashboard.ts'
import { userSchema } from './user.ts'

const placement = { id: '1', x: 0, y: 0, w: 12, h: 2, content: 'Personal Tracker' }
const body = {
  name: 'Révisions',
  items: [placement],
  createdAt: '2026-01-15T12:00:00.000Z',
  updatedAt: '2026-01-15T12:00:00.000Z',
}

describe('a placement', () => {
  test.each([
    { id: '0' },
    { id: '99' },
    { id: 1 },
    { x: -1 },
    { x: 12 },
    { x: 1.5 },
    { y: -1 },
    { w: 0 },
    { w: 13 },
    { h: 0 },
    { h: Number.POSITIVE_INFINITY },
    { minW: 0 },
    { maxW: 13 },
    { content: undefined },
    { subGridOpts: { fill: 'x'.repeat(SUB_GRID_OPTIONS_MAX) } },
    { subGridOpts: { children: Array(SUB_GRID_OPTIONS_MAX).fill({}) } },
  ])('with %o is refused', (change) => {
    expect(placementSchema.safeParse({ ...placement, ...change }).success).toBe(false)
  })

  test('keeps what the specification lists, and nothing else', () => {
    const whole = {
      ...placement,
      minW: 6,
      minH: 3,
      maxW: 12,
      maxH: 4,
      locked: true,
      noMove: false,
      noResize: false,
      autoPosition: true,
      sizeToContent: false,
      subGridOpts: { column: 2 },
    }
    expect(placementSchema.parse({ ...whole, more: 1 })).toEqual(whole)
  })
})

describe('a dashboard', () => {
  test('has a trimmed name', () => {
    expect(dashboardBodySchema.parse({ ...body, name: '  Révisions ' }).name).toBe('Révisions')
  })

  test.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(101) },
    { createdAt: 'yesterday' },
    { updatedAt: 1 },
    { items: [placement, placement] },
    { items: [{ ...placement, id: 'x' }] },
  ])('with %o is refused', (change) => {
    expect(dashboardBodySchema.safeParse({ ...body, ...change }).success).toBe(false)
  })

  test('may hold each widget once', () => {
    const items = widgetIds.map((id) => ({ ...placement, id }))
    expect(dashboardBodySchema.safeParse({ ...body, items }).success).toBe(true)
    expect(dashboardBodySchema.safeParse({ ...body, items: [] }).success).toBe(true)
  })

  test.each(['', '../1', 'a b', 'x'.repeat(65)])('the id %j is refused', (id) => {
    expect(createDashboardRequestSchema.safeParse({ ...body, id }).success).toBe(false)
  })

  test('as it is stored it has an id and an owner', () => {
    const stored = { ...body, id: '1768478400000', userId: 'u1' }
    expect(dashboardSchema.parse(stored)).toEqual(stored)
    expect(dashboardSchema.safeParse({ ...stored, userId: undefined }).success).toBe(false)
  })

  test('as it is stored it keeps a widget of a later release, as it is, among those of this one', () => {
    const later = { id: '99', x: 40, w: 'half', content: 'Sommeil', shape: { round: true } }
    const stored = { ...body, items: [placement, later], id: '1768478400000', userId: 'u1' }
    expect(dashboardSchema.parse(stored)).toEqual(stored)
    // Only the schema of the release that has the widget can tell whether a new placement of it is right.
    expect(putDashboardRequestSchema.safeParse({ ...body, items: [placement, later] }).success).toBe(false)
  })

  test.each([
    [{ ...placement, x: -1 }],
    [{ ...placement, id: 'x' }],
    [{ ...placement, id: '0' }],
    [{ id: '99' }, { id: '99' }],
    [{ id: 99 }],
  ])('as it is stored it is refused with %o', (...items) => {
    expect(dashboardSchema.safeParse({ ...body, items, id: '1', userId: 'u1' }).success).toBe(false)
  })
})

describe('an edit of a dashboard', () => {
  const parse = (more: object) => putDashboardRequestSchema.safeParse({ ...body, ...more })

  test('may say where it started, and what a copy is called', () => {
    expect(parse({}).data).toEqual(body)
    expect(parse({ base: null }).data).toEqual({ ...body, base: null })
    const whole = { base: '2026-01-14T12:00:00.000Z', copyName: 'Révisions (copie)' }
    expect(parse({ ...whole, copyName: ` ${whole.copyName} ` }).data).toEqual({ ...body, ...whole })
  })

  test.each([{ base: 'yesterday' }, { base: 1 }, { copyName: ' ' }, { copyName: 'x'.repeat(101) }])(
    'with %o is refused',
    (more) => {
      expect(parse(more).success).toBe(false)
    },
  )
})

test('an unknown role is left to the guard, a role that is not a text is refused', () => {
  const user = { _id: '1', firstName: 'I', lastName: '', email: 'e', isEmailVerified: false, role: 'guest' }
  expect(userSchema.parse({ ...user, passwordHash: 'x' })).toEqual(user)
  expect(userSchema.safeParse({ ...user, role: ['user'] }).success).toBe(false)
  expect(userSchema.safeParse({ ...user, role: undefined }).success).toBe(false)
})
