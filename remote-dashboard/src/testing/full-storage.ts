import { vi } from 'vitest'

/** Makes the browser's storage full for the keys that `full` names; what is stored can still be read. */
export function fillStorage(full: (key: string) => boolean = () => true): void {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: (key: string, value: string) => {
      if (full(key)) throw new DOMException('full', 'QuotaExceededError')
      real.setItem(key, value)
    },
  })
}
