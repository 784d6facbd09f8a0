import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useNavigate } from '@cadence/shared/router'
import { Button, Spinner } from '@cadence/shared/ui'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { libraryTexts, tasksTexts } from '../../texts/tasks.ts'
import { addTool } from './add-tool.ts'
import { StarButton } from './StarButton.tsx'
import { Card, Foot, Head } from './tool-card-styles.ts'
import type { LibraryTool } from './tool-library.ts'

const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Longest description that a card shows whole (specification, section 9). */
export const DESCRIPTION_MAX = 68

/** The description of a tool for its card. A longer one ends after 68 characters, with an ellipsis. */
export function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= DESCRIPTION_MAX ? text : `${characters.slice(0, DESCRIPTION_MAX).join('')}…`
}

interface ToolCardProps {
  tool: LibraryTool
  starred: boolean
  /** The tool's widget is on the dashboard that tools are added to. */
  there: boolean
}

/** A tool with its description and the button that adds it to the dashboard (specification, section 2, Tools library). */
export function ToolCard({ tool, starred, there }: ToolCardProps) {
  const { id, name, widget, Icon, isNew, isPremium } = tool
  const [adding, setAdding] = useState(false)
  const navigate = useNavigate()
  const t = useTexts(tasksTexts)
  const texts = useTexts(libraryTexts)
  const english = useLanguageTag('en')
  const lang = useLanguageTag('fr')
  const title = texts[name]
  const whole = texts[`${name}Text`]
  const short = shorten(whole)
  const reasonId = `tool-${id}`
  const thereId = `tool-${id}-there`
  const add = async () => {
    if (widget === null || adding) return
    setAdding(true)
    await addTool(widget, navigate)
    setAdding(false)
  }
  const icon = adding ? <Spinner /> : there ? <Check {...small} /> : <Plus {...small} />
  return (
    <Card data-look={isNew ? 'new' : isPremium ? 'premium' : 'default'} data-tool={id}>
      <Head lang={english}>
        <i>
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        </i>
        {isPremium && <small>{t.premiumBadge}</small>}
        {isNew && <small>{t.newBadge}</small>}
        {widget !== null && <StarButton id={id} title={title} starred={starred} />}
      </Head>
      <h3 lang={widget === null ? lang : english}>{title}</h3>
      <p id={reasonId} lang={lang} title={short === whole ? undefined : whole}>
        {short === whole ? (
          whole
        ) : (
          <>
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{whole}</span>
          </>
        )}
      </p>
      <Foot>
        <Button
          lang={english}
          size="sm"
          icon={icon}
          aria-label={t.addNamed({ name: title })}
          aria-describedby={widget === null ? reasonId : there ? thereId : undefined}
          aria-disabled={adding || undefined}
          data-there={there}
          disabled={widget === null}
          onClick={() => void add()}
        >
          {t.add}
        </Button>
        {there && (
          <span id={thereId} lang={lang} hidden>
            {t.onDashboard}
          </span>
        )}
      </Foot>
    </Card>
  )
}
