import type { LoadTimes } from './panel-parts.ts'

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short' })

/** `22 nov. 2026, 15:40`, in the member's time zone. */
export const momentText = (iso: string) => moment.format(new Date(iso))

/** A size in words, in kilobytes of 1000 bytes. */
function bytesText(bytes: number | undefined): string {
  if (bytes === undefined) return 'taille inconnue'
  if (bytes === 0) return 'du cache'
  const thousands = (bytes / 1000).toLocaleString('fr-FR', { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })
  return `${thousands}\u202fko`
}

/** The cost of a remote in this tab, in words. Pure. */
export function loadText(load: LoadTimes | undefined): string {
  if (!load || load.files === 0) return 'rien chargé dans cet onglet'
  const entry = load.entry === undefined ? '' : `entrée en ${Math.round(load.entry)}\u202fms, `
  return `${entry}${load.files} fichier${load.files > 1 ? 's' : ''}, ${bytesText(load.bytes)}`
}

/** A share of the browsers. */
export const percentText = (share: number) => `${share.toLocaleString('fr-FR')}\u202f%`
