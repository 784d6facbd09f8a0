import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import type { Dashboard } from '@cadence/shared/schemas'
import { Check, Copy, House, Share2, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { collectionTexts } from '../../texts/collection.ts'
import { mainDashboardTexts } from '../../texts/main-dashboard.ts'
import { MenuPopover } from '../../widgets/MenuPopover.tsx'
import { deleteWithUndo, duplicate, shareDashboard, toggleMain } from './dashboard-commands.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface DashboardMenuProps {
  dashboard: Dashboard
  /** The member chose it as the main one. */
  isMain: boolean
  /** The button of the card that opened it. */
  button: HTMLElement
  onClose: () => void
}

/** The actions of a card that are rarer than opening and editing, the one that removes it last. A choice closes them. */
export function DashboardMenu({ dashboard, isMain, button, onClose }: DashboardMenuProps) {
  const t = useTexts(collectionTexts)
  const main = useTexts(mainDashboardTexts)
  const lang = useLanguageTag('en')
  const { name } = dashboard
  const choose = (run: () => void) => () => {
    // Closes first, so that the focus is on the card again.
    flushSync(onClose)
    run()
  }
  return (
    <div lang={useLanguageTag('fr')}>
      <MenuPopover label={t.moreNamed({ name })} field={button} align="end" onClose={onClose}>
        <button
          type="button"
          aria-pressed={isMain}
          aria-label={main.chooseNamed({ name })}
          onClick={choose(() => toggleMain(dashboard, isMain, button))}
        >
          <House {...icon} />
          <span>{main.main}</span>
          {isMain && <Check {...icon} />}
        </button>
        <button
          type="button"
          lang={lang}
          aria-label={t.shareNamed({ name })}
          onClick={choose(() => void shareDashboard(name))}
        >
          <Share2 {...icon} />
          {t.share}
        </button>
        <button
          type="button"
          lang={lang}
          aria-label={t.duplicateNamed({ name })}
          onClick={choose(() => void duplicate(dashboard))}
        >
          <Copy {...icon} />
          {t.duplicate}
        </button>
        <hr />
        <button
          type="button"
          lang={lang}
          data-tone="danger"
          aria-label={t.deleteNamed({ name })}
          onClick={choose(() => void deleteWithUndo(dashboard))}
        >
          <Trash2 {...icon} />
          {t.delete}
        </button>
      </MenuPopover>
    </div>
  )
}
