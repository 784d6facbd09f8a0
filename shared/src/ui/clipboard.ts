/**
 * Copies a text to the clipboard.
 * @returns false when the browser refuses, for example without a secure context or without the permission.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('The text could not be copied', error)
    return false
  }
}

/**
 * Opens the browser's share sheet, or copies where the browser cannot share (specification, section 7).
 * @param text the text to copy.
 * @returns the outcome. Announce `copied` and `refused`; after `shared` the member has seen or closed the share sheet.
 */
export async function shareOrCopy(data: ShareData, text: string): Promise<'shared' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // The member has closed the share sheet. That is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(text)) ? 'copied' : 'refused'
}
