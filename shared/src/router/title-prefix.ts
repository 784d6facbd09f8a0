import { proxy, subscribe } from 'valtio'

const titleState = proxy<{ prefix: string | null }>({ prefix: null })

/** Puts a text before the title of every page, for instance the time that is left of a session; null takes it away. */
export function setTitlePrefix(text: string | null): void {
  titleState.prefix = text
}

/** The text before the title of every page, or null. */
export function titlePrefix(): string | null {
  return titleState.prefix
}

/** Calls back after each change of the text before the titles. @returns a function that ends it. */
export function onTitlePrefix(listener: () => void): () => void {
  return subscribe(titleState, listener, true)
}
