/** What one entry point declares: what it exports, and what stands behind that without a name outside. */
export interface Declarations {
  /** Text of each export, by its name. */
  exported: ReadonlyMap<string, string>
  /** Text of each declaration that an export may mention, the imported ones as `'name from package'`. */
  known: ReadonlyMap<string, string>
}

const DECLARED =
  /^(?<exported>export )?(?:declare )?(?:abstract )?(?:const enum|function|const|let|class|interface|type|enum|namespace) (?<name>[\w$]+)/
const IMPORTED =
  /^import (?:type )?(?:\{ (?<name>.+) \}|\* as (?<all>[\w$]+)|(?<whole>[\w$]+)) from '(?<from>[^']+)'/
const EXPORTED_AGAIN = /^export \{ (?<local>[\w$]+)(?: as (?<name>[\w$]+))? \}/

const FENCE = /```ts\n(?<code>[\s\S]*?)\n```/

/** Adds a text under a name; overloads, and a type beside a value of one name, make one text. */
function add(to: Map<string, string>, name: string, text: string): void {
  const before = to.get(name)
  to.set(name, before ? `${before}\n${text}` : text)
}

function addImport(known: Map<string, string>, line: string): void {
  const { name, all, whole, from } = IMPORTED.exec(line)?.groups ?? {}
  if (name) {
    const [imported = name, local = imported] = name.split(' as ')
    known.set(local, `'${imported} from ${from}'`)
  } else if (all) known.set(all, `'* from ${from}'`)
  else if (whole) known.set(whole, `'default from ${from}'`)
}

/** Reads a report, or what API Extractor wrote: comments and the order of declarations mean nothing. */
export function declarationsOf(report: string): Declarations {
  const code = FENCE.exec(report)?.groups?.code ?? ''
  const exported = new Map<string, string>()
  const known = new Map<string, string>()
  for (const block of withoutComments(code).split(/\n{2,}/)) {
    for (const line of block.split('\n')) if (IMPORTED.test(line)) addImport(known, line)
    const again = EXPORTED_AGAIN.exec(block)?.groups
    if (again?.local) add(exported, again.name ?? again.local, known.get(again.local) ?? again.local)
    const declared = DECLARED.exec(block)?.groups
    if (!declared?.name) continue
    const text = block.replace(/^export /, '').replace(/^declare /, '')
    add(known, declared.name, text)
    if (declared.exported) add(exported, declared.name, text)
  }
  return { exported, known }
}

/** The lines that are no comment; the tool writes each of its own on a line. */
export function withoutComments(code: string): string {
  return code
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('//'))
    .join('\n')
    .trim()
}
