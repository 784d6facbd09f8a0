/**
 * Queries by role, and user-event, ask for the style of each element and of those around it. Happy DOM compares all of
 * them with all rules of the page anew after every change: a third of the time of these tests. What decides here is what
 * the element and its attributes say. A test that needs the style sheets asks for them by `readStyleSheets`; whether a
 * style sheet hides something is seen in a browser (e2e).
 */
const readAll = window.getComputedStyle
const computed = readAll.bind(window)

/** For a file whose accessible names depend on what a style sheet makes a block. */
export function readStyleSheets(): void {
  window.getComputedStyle = readAll
}

const noStyle = document.createElement('i').style
const inlineTags = new Set(
  'A ABBR B BDI CITE CODE EM I IMG KBD LABEL MARK Q S SMALL SPAN STRONG SUB SUP svg TIME U'.split(' '),
)

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return computed(element, pseudo)
  const quick = (name: PropertyKey): string | undefined => {
    if (name === 'display') return displayOf(element)
    if (name === 'visibility') return inherited(element, 'visibility') ?? 'visible'
    if (name === 'pointerEvents' || name === 'pointer-events')
      return inherited(element, 'pointer-events') ?? 'auto'
    return undefined
  }
  return new Proxy(noStyle, {
    get: (_, name) => {
      if (name === 'getPropertyValue')
        return (of: string) => quick(of) ?? computed(element).getPropertyValue(of)
      return quick(name) ?? Reflect.get(computed(element), name)
    },
  })
}

function displayOf(element: Element): string {
  const own = inStyle(element, 'display')
  if (own) return own
  const isClosed = element.tagName === 'DIALOG' && !element.hasAttribute('open')
  if (isClosed || element.hasAttribute('hidden')) return 'none'
  return inlineTags.has(element.tagName) ? 'inline' : 'block'
}

/** What the element says, or the nearest one around it that says anything. */
function inherited(element: Element, name: string): string | undefined {
  const own = inStyle(element, name)
  if (own || !element.parentElement) return own
  return inherited(element.parentElement, name)
}

/** What the attribute `style` says. */
function inStyle(element: Element, name: string): string | undefined {
  if (!element.getAttribute('style')?.includes(name)) return undefined
  const hasStyle = element instanceof HTMLElement || element instanceof SVGElement
  return (hasStyle && element.style.getPropertyValue(name)) || undefined
}
