import type { ShownPreview } from '@cadence/releases/browser/page-registry'
import { PREVIEW_PATH } from '@cadence/releases/registry'
import { Button, toast } from '@cadence/shared/ui'
import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { badgeText } from './preview-wording.ts'

/**
 * Goes back to what is live, for one remote or for all, in a fresh document of the same page.
 * @throws when the server does not take it back.
 */
export async function resetPreview(remote?: string): Promise<void> {
  const query = remote === undefined ? '' : `?${new URLSearchParams({ remote })}`
  const answer = await fetch(PREVIEW_PATH + query, { method: 'DELETE' })
  if (!answer.ok) throw new Error(`${PREVIEW_PATH} answered ${answer.status}`)
  location.reload()
}

const failed = 'La version en ligne n’a pas pu être rétablie. Réessayez.'

/** Goes back to what is live, for one remote or for all. Shows a toast when that fails. */
export async function leavePreview(remote?: string): Promise<void> {
  await resetPreview(remote).catch(() => toast({ kind: 'error', text: failed, lang: 'fr' }))
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A strip at the foot of a phone, a pill in the corner elsewhere; the page ends above it, so that nothing stays beneath. */
const Strip = styled.aside`
  position: fixed;
  inset: auto 0 var(--bottom-bar, 0px);
  z-index: 60;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  padding: 0.125rem max(0.75rem, var(--safe-right)) var(--safe-bottom) max(0.75rem, var(--safe-left));
  border-top: 2px solid var(--amber);
  background: var(--overlay);
  color: var(--text);
  font-size: var(--text-sm);
  @media (min-width: 48rem) {
    inset: auto 1rem 1rem auto;
    max-width: calc(100vw - 20rem);
    padding: 0.25rem 0.375rem 0.25rem 1rem;
    border: 1px solid var(--amber);
    border-radius: var(--radius-control);
    box-shadow: 0 0.5rem 2rem var(--shadow);
  }
  & > svg { flex: none; color: var(--amber); }
  p { min-width: 0; margin: 0; line-height: 1.3; overflow-wrap: anywhere; }
`

/** Keeps the foot of every page clear of the strip, also where that has two lines. */
const room = css`
  html { scroll-padding-bottom: 4rem; }
  body { padding-bottom: 4rem; }
`

/** Shows that this browser sees a preview, with the way back to the live release. */
export function Badge({ previews }: { previews: readonly ShownPreview[] }) {
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await leavePreview()
    // Where something is unsaved the browser asks before it loads the page again, and the member may stay.
    setLeaving(false)
  }
  return (
    <Strip aria-label="Aperçu" lang="fr">
      <Global styles={room} />
      <Eye {...icon} />
      <p>{badgeText(previews)}</p>
      <Button size="sm" loading={leaving} onClick={leave}>
        Quitter
      </Button>
    </Strip>
  )
}
