import type { Declarations } from './declarations.ts'
import { type Group, type Piece, shapeOf, textOf } from './shape.ts'

/** What became of a declaration: `grown` has something more that nobody has to know of. */
export type Outcome = 'same' | 'grown' | 'changed'

const worst = (outcomes: Iterable<Outcome>): Outcome => {
  const all = new Set(outcomes)
  return all.has('changed') ? 'changed' : all.has('grown') ? 'grown' : 'same'
}

/** The value of `const paths: { … }` is only ever read: what is new in it is in nobody's way. */
const CONSTANT = /^const [\w$]+: (?:readonly )?[{[]/
const MEMBER = /^(?:readonly )?(?:get |set )?(?<name>[\w$']+)/
const OPTIONAL = /^(?:readonly )?[\w$']+ \?|: z \. ZodMini(?:Optional|Default) </

/**
 * Compares two declarations and all that stands behind them. What has no name outside is compared by what it is, so that
 * its name means nothing; what is exported, by its name, since it is compared for itself.
 */
export function compareDeclarations(name: string, before: Declarations, after: Declarations): Outcome {
  const underWay = new Set<string>()

  /** Something that a declaration mentions: the same thing, whatever it is called? */
  function names(was: string, is: string): Outcome {
    if (was === is && before.exported.has(was) && after.exported.has(is)) return 'same'
    const textBefore = before.known.get(was)
    const textAfter = after.known.get(is)
    if (textBefore === undefined && textAfter === undefined) return was === is ? 'same' : 'changed'
    if (textBefore === undefined || textAfter === undefined) return 'changed'
    const pair = `${was} ${is}`
    if (underWay.has(pair)) return 'same'
    underWay.add(pair)
    return texts(textBefore, textAfter, was, is)
  }

  function texts(was: string, is: string, nameBefore: string, nameAfter: string): Outcome {
    const isConstant = CONSTANT.test(was) && CONSTANT.test(is)
    return pieces(nameless(shapeOf(was), nameBefore), nameless(shapeOf(is), nameAfter), isConstant)
  }

  function pieces(was: readonly Piece[], is: readonly Piece[], isConstant: boolean): Outcome {
    if (was.length !== is.length) return 'changed'
    return worst(was.map((piece, index) => one(piece, is[index] ?? '', isConstant)))
  }

  function one(was: Piece, is: Piece, isConstant: boolean): Outcome {
    if (typeof was === 'string' && typeof is === 'string') return names(was, is)
    if (typeof was === 'string' || typeof is === 'string' || was.open !== is.open) return 'changed'
    return was.open === '{' ? members(was, is, isConstant) : list(was, is, isConstant)
  }

  /** Parameters, type arguments, the elements of a tuple: in their order, but that what is new in a constant is anywhere. */
  function list(was: Group, is: Group, isConstant: boolean): Outcome {
    if (isConstant && was.open === '[' && isAmong(was, is))
      return is.items.length > was.items.length ? 'grown' : 'same'
    const more = is.items.slice(was.items.length)
    const mayGrow = more.every((item) =>
      was.open === '(' ? textOf(item).startsWith('_ ?') : was.open === '[' && isConstant,
    )
    if (is.items.length < was.items.length || !mayGrow) return 'changed'
    const isValue = isConstant && was.open === '['
    const kept = was.items.map((item, index) => pieces(item, is.items[index] ?? [], isValue))
    return worst([...kept, more.length > 0 ? 'grown' : 'same'])
  }

  /** Members by their names. Where two share one (overloads), their order means something. */
  function members(was: Group, is: Group, isConstant: boolean): Outcome {
    const membersBefore = byName(was)
    const membersAfter = byName(is)
    if (!membersBefore || !membersAfter) return textOf([was]) === textOf([is]) ? 'same' : 'changed'
    const added = [...membersAfter].filter(([name]) => !membersBefore.has(name))
    if (!added.every(([, item]) => isConstant || OPTIONAL.test(textOf(item)))) return 'changed'
    const kept = [...membersBefore].map(([name, item]) =>
      pieces(item, membersAfter.get(name) ?? [], isConstant),
    )
    return worst([...kept, added.length > 0 ? 'grown' : 'same'])
  }

  const was = before.exported.get(name) ?? ''
  const is = after.exported.get(name) ?? ''
  return texts(was, is, name, name)
}

/** Whether the items of one list, all of them literal texts, are among those of another in the same order. */
function isAmong(one: Group, other: Group): boolean {
  const texts = other.items.map((item) => textOf(item))
  let at = -1
  return one.items
    .map((item) => textOf(item))
    .every((text) => {
      at = texts.indexOf(text, at + 1)
      return at >= 0 && /^'[^']*'$/.test(text)
    })
}

/** A declaration without its own name. */
function nameless(shape: Piece[], name: string): Piece[] {
  const at = shape.indexOf(name)
  return at < 0 || shape.length === 1 ? shape : shape.with(at, '_')
}

function byName({ items }: Group): Map<string, Piece[]> | null {
  const named = items.map((item): [string, Piece[]] => [MEMBER.exec(textOf(item))?.groups?.name ?? '', item])
  const map = new Map(named)
  return map.size === items.length && !map.has('') ? map : null
}
