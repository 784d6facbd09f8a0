/** The texts of a form by the names of its fields. A list has one field for each entry: `links.0`, `links.1`. */
export type Fields = Readonly<Record<string, string>>

/** An entry of a list, as react-hook-form's field arrays hold it. */
export interface ListEntry {
  text?: string
}

/** The texts of a form's values. A value that nobody typed is left out. */
export function fieldsOf(values: Readonly<Record<string, unknown>>): Fields {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') fields[name] = value
    if (!Array.isArray(value)) continue
    for (const [index, { text = '' }] of (value as ListEntry[]).entries()) fields[`${name}.${index}`] = text
  }
  return fields
}

/** The values that texts put back into a form: the opposite of `fieldsOf`. */
export function valuesOf(fields: Fields): Record<string, string | ListEntry[]> {
  const values: Record<string, string | ListEntry[]> = {}
  for (const [name, text] of Object.entries(fields)) {
    const [list = '', index] = name.split('.')
    if (index === undefined) {
      values[name] = text
      continue
    }
    const entries = values[list]
    values[list] = [...(Array.isArray(entries) ? entries : []), { text }]
  }
  return values
}
