/** How long the browser may take to fetch what it saves, in milliseconds. */
const FETCHED_AFTER_MS = 60_000

/** Gives a text to the browser as a file to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_AFTER_MS)
}
