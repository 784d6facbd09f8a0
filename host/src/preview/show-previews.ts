import { documentRegistry } from '@cadence/releases/browser/live-registry'
import { RegistryError, type ShownPreview } from '@cadence/releases/browser/page-registry'
import type { EmotionCache } from '@emotion/cache'
import { markPreview, reportError } from '../errors/report-error.ts'

/** What this browser previews. Pages that need an unreadable registry report it. */
function shownPreviews(): ShownPreview[] {
  try {
    return documentRegistry().previews()
  } catch (error) {
    if (error instanceof RegistryError) return []
    throw error
  }
}

/**
 * Shows on every page that this browser previews something. Other browsers do not load that code.
 * @returns resolves when a remote from a development server can load.
 */
export async function showPreviews(cache: EmotionCache): Promise<void> {
  const previews = shownPreviews()
  if (previews.length === 0) return
  markPreview()
  try {
    const { mountPreview } = await import('./mount-preview.tsx')
    mountPreview(previews, cache)
  } catch (error) {
    reportError({ error, phase: 'script' })
  }
}
