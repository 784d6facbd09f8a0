/** A piece of a declaration: one token, or what stands between two brackets, separated. */
export type Piece = string | Group

export interface Group {
  open: '{' | '(' | '[' | '<'
  items: Piece[][]
}

const TOKEN = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|\.\.\.|[\w$]+|[^\s\w$]/g
const CLOSE = { '{': '}', '(': ')', '[': ']', '<': '>' } as const

const isOpen = (token: string): token is Group['open'] => token in CLOSE

/** Reads a type or a declaration, as the compiler writes it, into tokens and groups. */
export function shapeOf(text: string): Piece[] {
  const tokens = text.match(TOKEN) ?? []
  let at = 0
  function pieces(until: string | null, separators: string): Piece[][] {
    const items: Piece[][] = [[]]
    for (; at < tokens.length; at += 1) {
      const token = tokens[at] ?? ''
      if (token === until) break
      if (separators.includes(token)) items.push([])
      else items.at(-1)?.push(isOpen(token) ? group(token) : literal(token))
    }
    return items.filter((item) => item.length > 0).map(sortedLiterals)
  }
  function group(open: Group['open']): Group {
    at += 1
    const items = pieces(CLOSE[open], open === '{' ? ';,' : ',')
    return { open, items: open === '(' ? items.map(namelessParameter) : items }
  }
  return pieces(null, '').flat()
}

/** Quotes are the compiler's choice. */
const literal = (token: string) => token.replace(/^"(.*)"$/, "'$1'")

/** The name of a parameter is nobody's business but the function's; whether it may be left out is. */
function namelessParameter(item: Piece[]): Piece[] {
  const at = item[0] === '...' ? 1 : 0
  const name = item[at]
  const isNamed = typeof name === 'string' && /^[\w$]+$/.test(name) && /^[:?]$/.test(String(item[at + 1]))
  return isNamed ? item.with(at, '_') : item
}

const isLiteral = (piece: Piece | undefined) =>
  typeof piece === 'string' && /^(?:'.*'|-?\d+|null|undefined|true|false)$/.test(piece)

/** `'b' | 'a'` is `'a' | 'b'`: the literals of a union in one order, wherever they follow each other. */
function sortedLiterals(item: Piece[]): Piece[] {
  const sorted = [...item]
  for (let start = 0; start < item.length; start += 1) {
    let end = start
    if (isLiteral(item[start])) while (item[end + 1] === '|' && isLiteral(item[end + 2])) end += 2
    const literals = item.slice(start, end + 1).filter((piece) => piece !== '|')
    for (const [index, piece] of literals.sort().entries()) if (end > start) sorted[start + 2 * index] = piece
    start = end
  }
  return sorted
}

/** A shape as one text, for comparing and for sorting. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : `${piece.open}${piece.items.map(textOf).join(';')}${CLOSE[piece.open]}`,
    )
    .join(' ')
}
