import type { TokenSet } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`)

/** The tokens of a set as CSS declarations: `color-scheme:dark;--page:#0b0c10;…`. */
export function themeDeclarations({ scheme, tokens }: TokenSet): string {
  const colours = Object.entries(tokens).map(([name, value]) => `--${kebab(name)}:${value}`)
  return [`color-scheme:${scheme}`, ...colours].join(';')
}
