import { forgetMember, logout } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { paths, useNavigate } from '@cadence/shared/router'
import { toast } from '@cadence/shared/ui'
import { securityTexts } from '../../../texts/account.ts'

/** After the deletion: goes to the home page, clears this browser and says goodbye. */
export function useFarewell(): (userId: string | undefined) => Promise<void> {
  const t = useTexts(securityTexts)
  const navigate = useNavigate()
  return async (userId) => {
    try {
      // First to the home page: signed out on a page for members, they would be sent to sign in.
      await navigate(paths.home, { replace: true })
    } finally {
      void logout()
      if (userId !== undefined) forgetMember(userId)
      toast({ kind: 'success', text: t.farewell })
    }
  }
}
