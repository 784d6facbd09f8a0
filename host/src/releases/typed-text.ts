/** Fields of the page that someone has typed into. */
const fields = new Set<HTMLElement>()

/** What is typed to find something is no loss. */
const search = 'input[type="search"], [role="search"] *, [role="searchbox"], [role="combobox"]'

const hasText = (field: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value !== ''
    : field.isContentEditable && field.textContent !== ''

/** What is kept of a page that has gone would keep the whole page. */
function forgetGone(): void {
  for (const field of fields) if (!field.isConnected) fields.delete(field)
}

/** From now on, knows what was typed. @returns a function that ends it. */
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

/** Whether a page on screen has text that someone typed; what a form sent and emptied, or took along, is none. */
export function hasTypedText(): boolean {
  forgetGone()
  return [...fields].some(hasText)
}

/** What was typed was sent for good: it signed the member in. */
export function forgetTypedText(): void {
  fields.clear()
}
