/** What a remote cost this document. */
export interface LoadTimes {
  /** How long its entry took, in milliseconds; undefined when it was not asked for. */
  entry?: number
  files: number
  /**
   * Bytes that came over the network; what was in the browser's cache counts nothing. Undefined for another origin that
   * does not let its sizes be read.
   */
  bytes?: number
}

type Resource = Pick<PerformanceResourceTiming, 'name' | 'duration' | 'transferSize' | 'encodedBodySize'>

/** Adds up what was loaded from the folder of an entry. Pure. */
export function loadTimes(entry: string, resources: readonly Resource[]): LoadTimes {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  const own = resources.filter(({ name }) => name.startsWith(folder))
  const asked = own.find(({ name }) => name.split('?')[0] === entry)
  const isTold = own.every(({ transferSize, encodedBodySize }) => transferSize > 0 || encodedBodySize > 0)
  return {
    ...(asked ? { entry: asked.duration } : {}),
    files: new Set(own.map(({ name }) => name)).size,
    ...(isTold ? { bytes: own.reduce((sum, { transferSize }) => sum + transferSize, 0) } : {}),
  }
}
