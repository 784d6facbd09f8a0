import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { memo, useEffect, useRef } from 'react'
import type { CaptureKind } from '../../capture/reading.ts'
import type { ReadingText } from '../../capture/reading-text.ts'
import { captureTexts } from '../../texts/capture.ts'
import { kindIcons } from './kind-icons.ts'
import type { PaletteOption } from './palette-options.ts'
import { Group, Key, List } from './palette-styles.ts'

interface PaletteListProps {
  id: string
  options: readonly PaletteOption[]
  active: number
  /** Whether the lines stand beside each other: commands alone, with short names. */
  tiles: boolean
  /** What the text becomes as a kind. */
  textOf: (kind: CaptureKind) => ReadingText
  onPoint: (id: string) => void
  onPick: (option: PaletteOption) => void
}

/** Id of the element of an option. */
export const optionId = (list: string, option: PaletteOption) => `${list}-${option.id}`

/** Options of one group stand together already. */
function groupsOf(options: readonly PaletteOption[]) {
  const groups = new Map<PaletteOption['group'], PaletteOption[]>()
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option])
  return [...groups]
}

/** The lines of the palette, in groups. The focus stays in the field; the active line is named by it. */
export const PaletteList = memo(function PaletteList({
  id,
  options,
  active,
  tiles,
  textOf,
  onPoint,
  onPick,
}: PaletteListProps) {
  const t = useTexts(captureTexts)
  const english = useLanguageTag('en')
  const list = useRef<HTMLDivElement>(null)
  const activeId = options[active]?.id
  useEffect(() => {
    if (activeId !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const names = { keep: t.keepAs, recent: t.recent, page: t.goTo, action: t.actions }
  return (
    <List ref={list} id={id} role="listbox" aria-label={t.results}>
      {groupsOf(options).map(([group, lines]) => (
        <Group key={group} role="group" aria-label={names[group]} data-tiles={tiles || undefined}>
          <h3 role="presentation">{names[group]}</h3>
          {lines.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which names the active line
            <div
              key={option.id}
              id={optionId(id, option)}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === activeId}
              data-keep={option.group === 'keep' || undefined}
              onPointerMove={() => option.id !== activeId && onPoint(option.id)}
              // The focus must not leave the field: a phone would close its keyboard.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(option)}
            >
              {option.group === 'keep' ? (
                <KeepLine kind={option.kind} text={textOf(option.kind)} />
              ) : (
                <>
                  <option.command.icon size={18} strokeWidth={1.75} aria-hidden="true" />
                  <strong lang={option.command.isEnglish ? english : undefined}>
                    {option.command.label}
                  </strong>
                </>
              )}
              <Key aria-hidden="true">↵</Key>
            </div>
          ))}
        </Group>
      ))}
    </List>
  )
})

/** What the text becomes as one kind: `Événement · jeudi 26 novembre, 10:00–11:00`, below its title. */
function KeepLine({ kind, text: { title, facts } }: { kind: CaptureKind; text: ReadingText }) {
  const Icon = kindIcons[kind]
  const [name, ...rest] = facts
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <strong>{title}</strong>
        <small>
          <b>{name}</b>
          {rest.map((fact) => ` · ${fact}`)}
        </small>
      </span>
    </>
  )
}
