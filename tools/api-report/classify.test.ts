import { describe, expect, test } from 'vitest'
import { classify, describeChanges, type EntryChange, type Weight, weightOf } from './classify.ts'

const report = (code: string) => `# \`@cadence/shared/ui\`\n\n\`\`\`ts\n${code}\n\`\`\`\n`

function change(before: string, after: string): EntryChange | undefined {
  return classify(new Map([['ui', report(before)]]), new Map([['ui', report(after)]]))[0]
}

const weight = (before: string, after: string): Weight => {
  const found = change(before, after)
  return weightOf(found ? [found] : [])
}

const button = 'export function Button(props: ButtonProps): JSX.Element;'
const card = 'export const Card: StyledComponent<{ theme?: Theme }>;'

describe('names of an entry point', () => {
  test('one more is an addition', () => {
    expect(change(button, `${button}\n\n${card}`)).toMatchObject({
      added: ['Card'],
      changed: [],
      removed: [],
    })
    expect(weight(button, `${button}\n\n${card}`)).toBe('addition')
  })

  test('one less is breaking', () => {
    expect(change(`${button}\n\n${card}`, button)).toMatchObject({ removed: ['Card'] })
    expect(weight(`${button}\n\n${card}`, button)).toBe('breaking')
  })

  test('another name for the same is one less and one more', () => {
    const renamed = button.replace('Button(', 'Knob(')
    expect(change(button, renamed)).toMatchObject({ removed: ['Button'], added: ['Knob'] })
    expect(weight(button, renamed)).toBe('breaking')
  })

  test('an entry point that goes takes its names with it, a new one brings them', () => {
    const gone = classify(new Map([['ui', report(button)]]), new Map())
    expect(gone).toEqual([{ entry: 'ui', added: [], grown: [], changed: [], removed: ['Button'] }])
    expect(weightOf(classify(new Map(), new Map([['ui', report(button)]])))).toBe('addition')
  })

  test('what comes from a package is told by the package', () => {
    const from = (name: string) => `import { Outlet } from '${name}';\n\nexport { Outlet }`
    expect(weight(from('react-router-dom'), from('react-router-dom'))).toBe('none')
    expect(weight(from('react-router-dom'), from('react-router'))).toBe('breaking')
  })
})

describe('what is no change', () => {
  test.each([
    ['another order of declarations', `${button}\n\n${card}`, `${card}\n\n${button}`],
    ['a comment', button, `// @public (undocumented)\n${button}`],
    [
      'the order of members',
      'export interface A {\n    a: 1;\n    b: 2;\n}',
      'export interface A {\n    b: 2;\n    a: 1;\n}',
    ],
    ['the order of literals', "export type A = 'a' | 'b' | null;", "export type A = null | 'b' | 'a';"],
    ['quotes', "export const A = 'a';", 'export const A = "a";'],
    [
      'the name of a parameter',
      'export function a(form: Form): void;',
      'export function a(input: Form): void;',
    ],
    [
      'the name of a private type',
      'export function a(b: Watcher): void;\n\ntype Watcher = (top: Top) => Watcher;',
      'export function a(b: Listener): void;\n\ntype Listener = (top: Top) => Listener;',
    ],
    [
      'the local name of an import',
      "import { MouseEvent as MouseEvent_2 } from 'react';\n\nexport type A = MouseEvent_2;",
      "import { MouseEvent } from 'react';\n\nexport type A = MouseEvent;",
    ],
  ])('%s', (_, before, after) => {
    expect(change(before, after)).toBeUndefined()
  })
})

describe('what grows, in nobody’s way', () => {
  test.each([
    [
      'a member that may be left out',
      'export interface A {\n    a: 1;\n}',
      'export interface A {\n    a: 1;\n    b?: 2;\n}',
    ],
    [
      'one of a private type',
      'export type A = B;\n\ntype B = {\n    a: 1;\n};',
      'export type A = B;\n\ntype B = {\n    a: 1;\n    c?: D;\n};\n\ntype D = 1;',
    ],
    [
      'an optional field of a schema',
      'export const a: z.ZodMiniObject<{\n    a: z.ZodMiniString;\n}>;',
      'export const a: z.ZodMiniObject<{\n    a: z.ZodMiniString;\n    b: z.ZodMiniOptional<z.ZodMiniString>;\n}>;',
    ],
    [
      'a parameter that may be left out',
      'export function a(b: 1): void;',
      'export function a(b: 1, c?: 2): void;',
    ],
    [
      'a constant’s new member',
      "export const paths: {\n    readonly a: '/a';\n};",
      "export const paths: {\n    readonly a: '/a';\n    readonly b: '/b';\n};",
    ],
    [
      'a constant’s longer list',
      "export const pages: {\n    readonly a: readonly ['A'];\n};",
      "export const pages: {\n    readonly a: readonly ['A', 'B'];\n};",
    ],
    [
      'a constant’s list with more in its midst',
      "export const a: readonly ['A', 'C'];",
      "export const a: readonly ['A', 'B', 'C', 'D'];",
    ],
  ])('%s', (_, before, after) => {
    const found = change(before, after)
    expect(found?.grown).toHaveLength(1)
    expect(found && weightOf([found])).toBe('addition')
    expect(weight(after, before), 'taking it away again').toBe('breaking')
  })
})

describe('what changes', () => {
  test.each([
    ['a widened type', "export type A = 'a' | 'b';", "export type A = 'a' | 'b' | 'c';"],
    [
      'a member that must be given',
      'export interface A {\n    a: 1;\n}',
      'export interface A {\n    a: 1;\n    b: 2;\n}',
    ],
    [
      'a required field of a schema',
      'export const a: z.ZodMiniObject<{\n    a: S;\n}>;',
      'export const a: z.ZodMiniObject<{\n    a: S;\n    b: S;\n}>;',
    ],
    [
      'an optional member that must be given now',
      'export interface A {\n    a?: 1;\n}',
      'export interface A {\n    a: 1;\n}',
    ],
    [
      'a parameter that must be given',
      'export function a(b: 1): void;',
      'export function a(b: 1, c: 2): void;',
    ],
    [
      'another order of parameters',
      'export function a(b: 1, c: 2): void;',
      'export function a(b: 2, c: 1): void;',
    ],
    ['what a function answers', 'export function a(): User;', 'export function a(): User | null;'],
    [
      'a private type that an export is made of',
      'export type A = B;\n\ntype B = 1;',
      'export type A = B;\n\ntype B = 2;',
    ],
    ['a constant’s value', 'export const MS = 30000;', 'export const MS = 10000;'],
    [
      'a list in another order',
      "export const a: readonly ['A', 'B'];",
      "export const a: readonly ['B', 'A'];",
    ],
    ['a shorter list', "export const a: readonly ['A', 'B'];", "export const a: readonly ['B'];"],
    ['another kind of declaration', 'export interface A {\n    a: 1;\n}', 'export class A {\n    a: 1;\n}'],
  ])('%s', (_, before, after) => {
    const found = change(before, after)
    expect(found?.changed).toHaveLength(1)
    expect(found && weightOf([found])).toBe('breaking')
  })
})

test('the names at fault stand in one line for each entry point', () => {
  const changes = [{ entry: 'ui', added: ['Tabs'], grown: [], changed: ['Card', 'Button'], removed: [] }]
  expect(describeChanges(changes)).toEqual(['  ui: added Tabs; changed Card, Button'])
})
