import type { ShownPreview } from '@cadence/releases/browser/page-registry'

/** `auth depuis localhost:3002`, `auth, version 0.1.0-4f2a`. Pure. */
export function placeText({ remote, kind, from }: ShownPreview): string {
  return kind === 'address' ? `${remote} depuis ${from}` : `${remote}, version ${from}`
}

/** Text of the badge. Pure. */
export function badgeText(previews: readonly ShownPreview[]): string {
  return `Aperçu\u202f: ${previews.map(placeText).join(' · ')}`
}

/** Text of the toast for a preview that does not load. Pure. */
export function failureText(preview: ShownPreview): string {
  return `L’aperçu de ${placeText(preview)} n’a pas pu être chargé\u202f: la version en ligne s’affiche.`
}
