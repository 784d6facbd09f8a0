import { vi } from 'vitest'

/** Makes localStorage refuse writes of the keys and values for which `full` returns true. It can still be read. */
export function fillStorage(full: (key: string, value: string) => boolean = () => true): void {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => {
      if (full(key, value)) throw new DOMException('full', 'QuotaExceededError')
      real.setItem(key, value)
    },
  })
}

/** Makes localStorage full at its present size. As in a browser, a value may shrink, and another may use that room. */
export function exhaustStorage(): void {
  const real = localStorage
  const keys = () => Array.from({ length: real.length }, (_, at) => real.key(at) ?? '')
  const size = (key: string, value = real.getItem(key)) => (value === null ? 0 : key.length + value.length)
  const used = () => keys().reduce((sum, key) => sum + size(key), 0)
  const quota = used()
  fillStorage((key, value) => used() - size(key) + size(key, value) > quota)
}
