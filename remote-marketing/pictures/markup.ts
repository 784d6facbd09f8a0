const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as it can stand in markup. */
export const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character)

/** A drawing in shapes, as large as it is wide and high unless `style` places it otherwise. */
export function svg(width: number, height: number, shapes: string, style = ''): string {
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round" style="${style}">${shapes}</svg>`
}
