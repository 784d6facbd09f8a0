/** Marks the file as UTF-8: without it Excel shows `Ã©` for `é`. */
export const CSV_START = '\ufeff'

/**
 * A line of a CSV file (RFC 4180), separated as a French spreadsheet expects: it would show commas as one column. A
 * spreadsheet runs a text that begins like a formula, so such a text gets an apostrophe before it, which shows.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${withoutFormulas(cell).replace(/"/g, '""')}"`).join(';')}\r\n`
}

/**
 * Where a formula may begin: some spreadsheets skip white space and invisible characters before it, and take wide signs for the
 * usual ones. One that takes another sign for the separator begins a cell inside of a text.
 */
const formulas = /(^|[;,\t\r\n])((?:(?![\t\r\n])[\s\p{Cc}\p{Cf}])*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/gu

const withoutFormulas = (text: string) => text.replace(formulas, "$1'$2").replace(/^(?=[\t\r\n])/, "'")
