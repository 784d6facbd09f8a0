/** How long the browser may take to begin with a download, in milliseconds. */
const KEPT_MS = 60_000

/**
 * Hands a text to the browser as a file to keep or to open.
 * @param name of the file, with its ending.
 * @param type its media type.
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
