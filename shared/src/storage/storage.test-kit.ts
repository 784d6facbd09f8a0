const real = globalThis.localStorage

/** Puts something else in the place of `localStorage`. */
export function replaceStorage(descriptor: PropertyDescriptor): void {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor })
}

/** The browser's storage again. */
export function restoreStorage(): void {
  replaceStorage({ value: real, writable: true })
}

/** A storage whose quota is used up: it still reads and removes. */
export function fillStorage(): void {
  const full = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  replaceStorage({ value: full })
}
