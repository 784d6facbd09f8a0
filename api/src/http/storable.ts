import { HttpError } from './http-errors.ts'

const MAX_DEPTH = 32

/**
 * PostgreSQL holds no NUL character, no half of a surrogate pair and no endlessly nested JSON: such a body must be
 * a 400 here and not a 500 there. Walks with its own stack, so depth cannot exhaust the call stack either.
 */
export function assertStorable(body: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') assertText(value)
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) throw new HttpError(400, 'The request is nested too deeply.')
    for (const [key, inner] of Object.entries(value)) {
      assertText(key)
      open.push({ value: inner, depth: depth + 1 })
    }
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new HttpError(400, 'The request contains characters that cannot be stored.')
  }
}
