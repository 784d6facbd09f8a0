import { loadable } from '../view/use-loaded.ts'

/** What reads and writes files: fetched with the first one. */
export const fileParts = loadable(async () => {
  const [reading, merging, landing, writing] = await Promise.all([
    import('../ical/read.ts'),
    import('../ical/merge.ts'),
    import('../ical/landing.ts'),
    import('../ical/write.ts'),
  ])
  return { ...reading, ...merging, ...landing, ...writing }
})
