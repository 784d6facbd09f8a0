import { toast } from '@cadence/shared/ui'
import { plannerTexts } from '../texts/planner.ts'

/** Says that the code of a part of the page could not be loaded. */
export const toastLoadFailure = () => toast({ kind: 'error', text: plannerTexts.get().loadFailed })
