import type { ReporterDescription } from '@playwright/test'

/**
 * What a run reports: lines, a file that `npm test` counts, and the pages that CI keeps, with each failure's pictures and trace.
 * @param run its name in the files, where several runs follow each other
 */
export function reportersOf(run?: 'firefox' | 'webkit' | 'dev'): ReporterDescription[] {
  const prefix = `../.cache/e2e/${run ? `${run}-` : ''}`
  const pages: ReporterDescription[] = process.env.CI
    ? [['html', { outputFolder: `${prefix}html`, open: 'never' }]]
    : []
  return [['list'], ['json', { outputFile: `${prefix}report.json` }], ...pages]
}
