import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useNavigate } from '@cadence/shared/router'
import type { WidgetId } from '@cadence/shared/schemas'
import { Button, Spinner } from '@cadence/shared/ui'
import { Check, Plus } from 'lucide-react'
import { libraryTexts, tasksTexts } from '../../texts/tasks.ts'
import { addTool, showOn, useIsAdding } from './add-tool.ts'
import { StarButton } from './StarButton.tsx'
import { ToolPicture } from './ToolPicture.tsx'
import { isOn, type Place } from './target-dashboard.ts'
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
  place: Place
}

/** A tool with its picture, its description, and the button that adds it (specification, section 2, Tools library). */
export function ToolCard({ tool, starred, place }: ToolCardProps) {
  const { id, name, widget, Icon, isNew, isPremium } = tool
  const t = useTexts(tasksTexts)
  const texts = useTexts(libraryTexts)
  const english = useLanguageTag('en')
  const lang = useLanguageTag('fr')
  const title = texts[name]
  const whole = texts[`${name}Text`]
  const short = shorten(whole)
  const textId = `tool-${id}`
  return (
    <Card
      data-look={isNew ? 'new' : isPremium ? 'premium' : 'default'}
      data-tool={id}
      data-there={(widget !== null && isOn(place, widget)) || undefined}
      data-awaited={widget === null || undefined}
    >
      {widget !== null && <ToolPicture widget={widget} />}
      <Head lang={english}>
        <i>
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </i>
        <h3 lang={widget === null ? lang : english}>{title}</h3>
        {widget !== null && <StarButton id={id} title={title} starred={starred} />}
      </Head>
      <p id={textId} lang={lang} title={short === whole ? undefined : whole}>
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
        {widget === null ? (
          <Button
            lang={english}
            size="sm"
            icon={<Plus {...small} />}
            aria-label={t.addNamed({ name: title })}
            aria-describedby={textId}
            disabled
          >
            {t.add}
          </Button>
        ) : (
          <PlaceButton title={title} widget={widget} place={place} />
        )}
        {(isPremium || isNew) && <small lang={english}>{isPremium ? t.premiumBadge : t.newBadge}</small>}
      </Foot>
    </Card>
  )
}

/** Adds the widget of a tool to the dashboard. Where it is there already, the button is quiet and leads to it. */
function PlaceButton({ title, widget, place }: { title: string; widget: WidgetId; place: Place }) {
  const navigate = useNavigate()
  const t = useTexts(tasksTexts)
  const english = useLanguageTag('en')
  const lang = useLanguageTag('fr')
  const isThere = isOn(place, widget)
  const isBusy = useIsAdding(widget)
  // One element in both states: the focus stays on it when the tool has been added.
  return (
    <Button
      lang={isThere ? lang : english}
      size="sm"
      variant={isThere ? 'ghost' : 'secondary'}
      icon={isBusy ? <Spinner /> : isThere ? <Check {...small} /> : <Plus {...small} />}
      aria-label={isThere ? t.onBoardNamed({ name: title }) : t.addNamed({ name: title })}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      data-there={isThere}
      onClick={() => {
        if (isBusy) return
        if (isThere && place !== 'awaited') void showOn(place, widget, navigate)
        else void addTool(widget, navigate)
      }}
    >
      {isThere ? t.onBoard : t.add}
    </Button>
  )
}
