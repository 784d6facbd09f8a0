import { describe, expect, test } from 'vitest'
import { apiChange, nextVersion } from './version-check.ts'

const report = (code: string) =>
  `## API Report File for "@cadence/shared"\n\n\`\`\`ts\n\n${code}\n\n// (No @packageDocumentation comment for this package)\n\n\`\`\`\n`
const change = (before: string, after: string) =>
  apiChange(new Map([['ui.api.md', report(before)]]), new Map([['ui.api.md', report(after)]]))

const button = '// @public (undocumented)\nexport function Button(props: ButtonProps): JSX.Element;'
const card = '// @public\nexport const Card: StyledComponent<{ theme?: Theme }>;'
const inInterface = (members: string) => `export interface A {\n    a: 1;${members}\n}`

describe('no change', () => {
  test.each([
    ['a documentation comment', button, button.replace(' (undocumented)', '')],
    ['an import', `import { JSX } from 'react';\n\n${button}`, button],
    ['the order of declarations', `${button}\n\n${card}`, `${card}\n\n${button}`],
    ['the order of members', inInterface('\n    b: 2;'), 'export interface A {\n    b: 2;\n    a: 1;\n}'],
  ])('%s', (_, before, after) => {
    expect(change(before, after)).toBe('none')
  })
})

describe('an addition, whose removal is breaking', () => {
  test.each([
    ['a new export', button, `${button}\n\n${card}`],
    ['a new interface with required members', button, `${button}\n\n${inInterface('')}`],
    ['an optional member', inInterface(''), inInterface('\n    b?: 2;')],
    [
      'an optional field of a schema',
      'export const a: z.ZodMiniObject<{\n    a: z.ZodMiniString;\n}>;',
      'export const a: z.ZodMiniObject<{\n    a: z.ZodMiniString;\n    b: z.ZodMiniOptional<z.ZodMiniString>;\n}>;',
    ],
    [
      'a new entry of a constant',
      "export const paths: {\n    readonly a: '/a';\n};",
      "export const paths: {\n    readonly a: '/a';\n    readonly b: '/b';\n};",
    ],
    [
      'an optional field of a schema, where the report numbers its import of zod',
      'export const schema: z_2.ZodMiniObject<{\n    a: z_2.ZodMiniString<string>;\n}>;',
      'export const schema: z_2.ZodMiniObject<{\n    a: z_2.ZodMiniString<string>;\n    b: z_2.ZodMiniOptional<z_2.ZodMiniBoolean<boolean>>;\n}>;',
    ],
    [
      'a new page in the product map',
      "export const map: {\n    readonly 'auth/Login': {\n        readonly path: '/login';\n    };\n};",
      "export const map: {\n    readonly 'auth/Login': {\n        readonly path: '/login';\n    };\n    readonly 'rooms/Rooms': {\n        readonly path: '/rooms';\n    };\n};",
    ],
  ])('%s', (_, before, after) => {
    expect(change(before, after)).toBe('addition')
    expect(change(after, before)).toBe('breaking')
  })

  test('a new entry point', () => {
    const reports = new Map([['ui.api.md', report(button)]])
    expect(apiChange(new Map(), reports)).toBe('addition')
    expect(apiChange(reports, new Map())).toBe('breaking')
  })
})

describe('breaking', () => {
  test.each([
    ['another name', button, button.replace('Button(', 'Knob(')],
    ['a wider type', "export type A = 'a' | 'b';", "export type A = 'a' | 'b' | 'c';"],
    ['another return type', 'export function a(): User;', 'export function a(): User | null;'],
    ['another parameter', 'export function a(b: 1): void;', 'export function a(b: 1, c: 2): void;'],
    ['a required member', inInterface(''), inInterface('\n    b: 2;')],
    ['an optional member that becomes required', inInterface('\n    b?: 2;'), inInterface('\n    b: 2;')],
    [
      'a required field of a schema',
      'export const a: z.ZodMiniObject<{\n    a: S;\n}>;',
      'export const a: z.ZodMiniObject<{\n    a: S;\n    b: z.ZodMiniString;\n}>;',
    ],
    ['another value of a constant', 'export const MS = 30000;', 'export const MS = 10000;'],
    ['another kind of declaration', inInterface(''), inInterface('').replace('interface', 'class')],
    ['a type behind an export', 'export type A = B;\n\ntype B = 1;', 'export type A = B;\n\ntype B = 2;'],
    [
      'the package of an export',
      "import { Outlet } from 'react-router-dom';\n\nexport { Outlet }",
      "import { Outlet_2 } from 'react-router';\n\nexport { Outlet_2 as Outlet }",
    ],
  ])('%s', (_, before, after) => {
    expect(change(before, after)).toBe('breaking')
  })
})

test.each([
  ['0.1.4', 'none', '0.1.4'],
  ['0.1.4', 'addition', '0.1.5'],
  ['0.1.4', 'breaking', '0.2.0'],
  ['1.3.2', 'addition', '1.4.0'],
  ['1.3.2', 'breaking', '2.0.0'],
] as const)('%s with a change that is %s: %s', (version, kind, next) => {
  expect(nextVersion(version, kind)).toBe(next)
})

test('a version that is not three numbers is named in the error', () => {
  expect(() => nextVersion('1.0', 'addition')).toThrow("'1.0' is not a version of three numbers")
})
