/**
 * Puts a text on the clipboard.
 * @returns whether the browser allowed it: without a secure context, or where the person refuses, it does not.
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
 * Shares by the browser, or copies where the browser cannot share (specification, section 7).
 * @param text what is copied then.
 * @returns `copied` and `refused` are to be said; `shared` is not: the browser's own sheet was seen, or closed.
 */
export async function shareOrCopy(data: ShareData, text: string): Promise<'shared' | 'copied' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // The sheet was closed: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(text)) ? 'copied' : 'refused'
}
