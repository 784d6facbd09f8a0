/** Fields of the page with typed text. */
const fields = new Set<HTMLElement>()

/** Search text is no loss. */
const search = 'input[type="search"], [role="search"] *, [role="searchbox"], [role="combobox"]'

const hasText = (field: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value !== ''
    : field.isContentEditable && field.textContent !== ''

/** A reference to a field of a page that has gone would keep the whole page in memory. */
function forgetGone(): void {
  for (const field of fields) if (!field.isConnected) fields.delete(field)
}

/** From now on notes the fields that the member types into. @returns a function that ends it. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    forgetGone()
    if (target instanceof HTMLElement && !target.matches(search)) fields.add(target)
  }
  document.addEventListener('input', note, true)
  return () => {
    document.removeEventListener('input', note, true)
    forgetTypedText()
  }
}

/** Whether a page on screen has typed text. A form that was sent and emptied has none. */
export function hasTypedText(): boolean {
  forgetGone()
  return [...fields].some(hasText)
}

/** Forgets typed text, when it has signed the member in. */
export function forgetTypedText(): void {
  fields.clear()
}
