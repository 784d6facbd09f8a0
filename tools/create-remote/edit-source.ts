import { parseAst } from 'vitest/node'
import * as z from 'zod/mini'

/** A place in a file was not found, or more than one was: the file is not what this command knows. */
export class UnknownPlaceError extends Error {
  override readonly name = 'UnknownPlaceError'
}

/**
 * One entry of an object or an array: a property by its key; a text by what it says; an object in an array by the text
 * of one of its properties.
 */
export type Place = { key: string } | { text: string }

const nodeSchema = z.looseObject({ type: z.string(), start: z.number(), end: z.number() })
type Node = z.infer<typeof nodeSchema>

const propertySchema = z.looseObject({
  type: z.literal('Property'),
  key: z.looseObject({ name: z.optional(z.string()), value: z.optional(z.unknown()) }),
  value: z.looseObject({ value: z.optional(z.unknown()) }),
})

function nodesBelow(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow)
  if (typeof value !== 'object' || value === null) return []
  const node = nodeSchema.safeParse(value)
  return [...(node.success ? [node.data] : []), ...Object.values(value).flatMap(nodesBelow)]
}

/** The entries of an object or an array. */
function entriesOf({ type, properties, elements }: Node): Node[] {
  const entries = type === 'ObjectExpression' ? properties : type === 'ArrayExpression' ? elements : []
  return z.array(nodeSchema).parse(entries)
}

function isAt(node: Node, place: Place): boolean {
  const property = propertySchema.safeParse(node).data
  if ('key' in place) return property !== undefined && (property.key.name ?? property.key.value) === place.key
  if (node.type === 'Literal') return node.value === place.text
  return entriesOf(node).some((entry) => propertySchema.safeParse(entry).data?.value.value === place.text)
}

/** The entry at a place, and those beside it. @throws UnknownPlaceError */
function find(file: string, source: string, place: Place): { entry: Node; all: Node[] } {
  const program = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const found = nodesBelow(program)
    .map(entriesOf)
    .flatMap((all) => all.filter((entry) => isAt(entry, place)).map((entry) => ({ entry, all })))
  const [first, ...others] = found
  if (first && others.length === 0) return first
  const what = 'key' in place ? `a property '${place.key}'` : `an entry '${place.text}'`
  throw new UnknownPlaceError(`${file} has ${found.length} times ${what}, not once`)
}

const indentAt = (source: string, at: number) =>
  /^\s*/.exec(source.slice(source.lastIndexOf('\n', at - 1) + 1))?.[0] ?? ''

/** Puts an entry before another one. Pure. @throws UnknownPlaceError */
export function insertBefore(file: string, source: string, place: Place, text: string): string {
  const { start } = find(file, source, place).entry
  return `${source.slice(0, start)}${text},\n${indentAt(source, start)}${source.slice(start)}`
}

/** Puts an entry after the last of those that stand beside another one. Pure. @throws UnknownPlaceError */
export function append(file: string, source: string, place: Place, text: string): string {
  const last = find(file, source, place).all.at(-1)
  if (!last) throw new UnknownPlaceError(`${file} has nothing to append to`)
  return `${source.slice(0, last.end)},\n${indentAt(source, last.start)}${text}${source.slice(last.end)}`
}

/** Puts a line after the last that a pattern fits. Pure. @throws UnknownPlaceError */
export function insertLine(file: string, source: string, after: RegExp, line: string): string {
  const lines = source.split('\n')
  const at = lines.findLastIndex((candidate) => after.test(candidate))
  if (at < 0) throw new UnknownPlaceError(`${file} has no line like ${after}`)
  return lines.toSpliced(at + 1, 0, line).join('\n')
}
