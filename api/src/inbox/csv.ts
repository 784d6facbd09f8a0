/** Marks the file as UTF-8: without it Excel shows `Ã©` for `é`. */
export const CSV_START = '\ufeff'

/**
 * A line of a CSV file (RFC 4180). A spreadsheet would run a text that begins like a formula, so such a text gets an
 * apostrophe before it, which spreadsheets do not show.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${withoutFormula(cell).replace(/"/g, '""')}"`).join(',')}\r\n`
}

/** Some spreadsheets skip white space and invisible characters before a formula, and take wide signs for the usual ones. */
const withoutFormula = (text: string) =>
  /^[\s\p{Cc}\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text
