/** The texts of a form by the names of its fields. A list has one field for each entry: `links.0`, `links.1`. */
export type Fields = Readonly<Record<string, string>>

/** What is wrong, by the name of the field that it is shown at. */
export type Faults = Readonly<Record<string, string>>

/** Whatever checks the body of a request: the schema that the API checks it with too. */
export interface Schema<T> {
  safeParse(
    body: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

/** Reads the texts out of a form. */
export function fieldsOf(form: HTMLFormElement): Fields {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
}

/** The body that a form's texts make: lists put together, and what was left empty left out. */
export function bodyOf(fields: Fields): Record<string, string | string[]> {
  const body: Record<string, string | string[]> = {}
  for (const [name, text] of Object.entries(fields)) {
    const [field = '', index] = name.split('.')
    if (index !== undefined) body[field] = [...(body[field] ?? []), text]
    else if (text.trim() !== '') body[field] = text
  }
  return body
}

/** What a schema finds wrong with a body; of several faults of one field, the first. */
export function faultsOf(schema: Schema<unknown>, body: unknown): Faults {
  const checked = schema.safeParse(body)
  if (checked.success) return {}
  const found = checked.error.issues.map(({ path, message }) => [path.map(String).join('.'), message])
  // The last entry of a name wins.
  return Object.fromEntries(found.reverse())
}
