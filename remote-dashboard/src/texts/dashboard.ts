import { params } from '@cadence/shared/i18n'
import { define } from './texts.ts'

const base = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  ready: 'Everything is ready for an efficient day!',
  collection: 'My Collection',
  edit: 'Edit Dashboard',
  missing: 'Ce tableau n’est pas sur cet appareil : voici la disposition par défaut.',
  unsaved: 'Modifications non enregistrées',
  saveTitle: 'Add Collection Name',
  nameLabel: 'Dashboard name',
  namePlaceholder: 'Enter dashboard name...',
  cancel: 'Cancel',
  save: 'Save',
  update: 'Update',
  saving: 'Saving...',
  saved: params('« {name} » enregistré'),
  saveFailed: 'L’enregistrement a échoué — modifications non enregistrées',
  continueEditing: 'Continuer l’édition',
  leaveTitle: 'Partir sans enregistrer ?',
  leaveText: 'Ce que vous avez arrangé n’est pas encore enregistré. Gardons-le ?',
  leaveSave: 'Enregistrer',
  leaveDiscard: 'Quitter sans enregistrer',
  leaveStay: 'Rester',
}

/** Default texts of the dashboard's header and of saving it. */
export type DashboardTexts = typeof base
export const dashboardTexts = define('dashboard', base)
