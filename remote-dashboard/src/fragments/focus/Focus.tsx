import { useAuth } from '@cadence/shared/auth'
import { useTexts } from '@cadence/shared/i18n'
import { Link, paths } from '@cadence/shared/router'
import { Play } from 'lucide-react'
import { useEffect } from 'react'
import { useSync } from '../../sync/use-sync.ts'
import { timerTexts } from '../../texts/countdown.ts'
import { watchEnds } from '../../widgets/countdown/end-watch.ts'

/**
 * The start of a focus session in the bottom bar. The shell shows this fragment on every page of the app area, so this is
 * also where the ends of the member's countdowns are watched: they are heard after a reload of any page.
 */
export default function Focus() {
  const { user } = useAuth()
  const t = useTexts(timerTexts)
  const userId = user?._id
  // The log of a session that ends here is sent, also from a page that shows nothing of the dashboard.
  useSync(userId)
  useEffect(() => {
    if (userId !== undefined) watchEnds()
  }, [userId])
  return (
    <Link to={paths.dashboard}>
      <Play size={24} strokeWidth={1.75} aria-hidden="true" />
      {t.ready}
    </Link>
  )
}
