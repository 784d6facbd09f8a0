/** The address of the file stays valid this long, in milliseconds, so that the browser can start the download. */
const REVOKE_AFTER_MS = 60_000

/**
 * Lets the browser download a text as a file.
 * @param name name of the file, with extension.
 * @param type media type.
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
