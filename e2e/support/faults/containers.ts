/** Name under which a real entry registers its container. */
function containerOf(entry: string): string {
  const name = /^var (\w+)/m.exec(entry)?.[1]
  if (!name) throw new Error('The entry does not declare the variable of its container')
  return name
}

/** Makes an entry from the real one that registers something else under its name. */
const container = (members: string) => (entry: string) => `var ${containerOf(entry)} = {${members}}`

const anyInit = 'init() {}'
const module = (source: string) => container(`${anyInit}, async get() { return () => (${source}) }`)

/** An entry that registers its container under an unknown name. */
export const wrongName = (_entry: string) => 'var cadence_nobody = { init() {}, get() {} }'

/** An entry that registers something else than a container. */
export const noContainer = container('')

/** A container without the requested module. */
export const noSuchModule = container(
  `${anyInit}, async get(name) { throw new Error('Module ' + name + ' does not exist in container.') }`,
)

/** A container whose module never loads. */
export const neverGives = container(`${anyInit}, get() { return new Promise(() => {}) }`)

/** A container whose module throws when it is evaluated. */
export const moduleThrows = container(
  `${anyInit}, async get() { return () => { throw new Error('broken module') } }`,
)

/** A container that cannot take the shared libraries. */
export const initThrows = container(
  `init() { throw new Error('broken init') }, async get() { return () => ({}) }`,
)

/** A module without a default export. */
export const noDefault = module('{ Page() { return null } }')

/** A module whose default export is no component. */
export const noComponent = module(`{ default: 'no component' }`)

/** The heading of a replacement page that works. */
export const STAND_IN_HEADING = 'Page de remplacement'

/** Where a replacement page throws while `cadenceBroken` is true. */
const breaks = {
  render: 'if (globalThis.cadenceBroken) throw new Error("broken render")',
  effect: 'useEffect(() => { if (globalThis.cadenceBroken) throw new Error("broken effect") })',
  handler: 'const onClick = () => { throw new Error("broken handler") }',
  promise: 'const onClick = () => { Promise.reject(new Error("broken promise")) }',
  timer: 'const onClick = () => { setTimeout(() => { throw new Error("broken timer") }) }',
}

/** A replacement page that throws in one way. The last three throw when its button is pressed. */
export function brokenPage(how: keyof typeof breaks) {
  const button =
    how === 'render' || how === 'effect' ? 'null' : `createElement('button', { onClick }, 'Casser')`
  return container(`
    async init({ react }) {
      const [{ lib, get }] = Object.values(react)
      this.react = lib ? lib() : (await get())()
    },
    async get() {
      const { createElement, useEffect } = this.react
      globalThis.cadenceBroken ??= true
      const Page = () => {
        ${breaks[how]}
        return createElement('div', { style: { padding: '12rem 1rem' } }, createElement('h1', null, '${STAND_IN_HEADING}'), ${button})
      }
      return () => ({ default: Page })
    }`)
}

/** A chunk that arrives, but holds none of its modules. */
export function emptyChunk(chunk: string): string {
  const head = /^.*?push\(\[\[[^\]]*\],/s.exec(chunk)?.[0]
  if (!head) throw new Error('The chunk does not begin as chunks do')
  return `${head}{}])`
}
