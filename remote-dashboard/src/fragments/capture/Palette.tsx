import { useAuth } from '@cadence/shared/auth'
import { useLanguageTag, useTexts } from '@cadence/shared/i18n'
import { useNavigate } from '@cadence/shared/router'
import { NOTE_CONTENT_MAX } from '@cadence/shared/schemas'
import { loadThemeOffers, type ThemeOffer } from '@cadence/shared/theme'
import { Button, IconButton, useModal, useSheetDrag } from '@cadence/shared/ui'
import { Plus, X } from 'lucide-react'
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { keepReading, tasksOf } from '../../capture/keep-reading.ts'
import type { CaptureKind, Reading } from '../../capture/reading.ts'
import { readingText } from '../../capture/reading-text.ts'
import { useDashboards } from '../../dashboards/use-dashboards.ts'
import { arrowSteps } from '../../drag/arrow-keys.ts'
import { Announcer, useAnnouncement } from '../../feedback/Announcer.tsx'
import { toastFailure } from '../../feedback/change-toasts.ts'
import { useLengthLimit } from '../../feedback/use-length-limit.ts'
import { useRecords } from '../../records/use-records.ts'
import { type CaptureTexts, captureTexts, commandTexts } from '../../texts/capture.ts'
import { useToday } from '../../time/clock.ts'
import { phaseAt } from '../../widgets/countdown/countdown.ts'
import { countdownIn } from '../../widgets/countdown/countdown-records.ts'
import { allCommands } from './commands.ts'
import { Examples } from './Examples.tsx'
import { toastKept } from './kept-toast.ts'
import { optionId, PaletteList } from './PaletteList.tsx'
import { PartsBar } from './PartsBar.tsx'
import { type PaletteOption, paletteOptions } from './palette-options.ts'
import { Box, Head, Hint, Key, Keys, Parts } from './palette-styles.ts'
import { noteCommand, recentCommands } from './recent-commands.ts'
import { inOneLine, useCaptureText } from './use-capture-text.ts'

/** A change of the text is read out when the member has not typed for this long, in milliseconds. */
const ANNOUNCE_AFTER_MS = 700

/** Every command of the palette, in the language of the app. */
function useCommands(open: boolean) {
  const t = useTexts(commandTexts)
  const userId = useAuth().user?._id
  // The list of dashboards is read every second: not for a closed palette.
  const boards = useDashboards(open ? userId : undefined)
  const countdown = countdownIn(useRecords('countdown'), 'timer')
  const isTimerRunning = phaseAt(countdown, Date.now()) === 'running'
  const [themes, setThemes] = useState<readonly ThemeOffer[]>([])
  const isWanted = open && themes.length === 0
  useEffect(() => {
    if (!isWanted) return
    // Without them the palette has every other command.
    loadThemeOffers().then(setThemes, (error: unknown) =>
      console.warn('The themes could not be loaded', error),
    )
  }, [isWanted])
  return useMemo(
    () => allCommands({ t, boards, themes, isTimerRunning }),
    [t, boards, themes, isTimerRunning],
  )
}

/** The name of the button that keeps a text. */
function addText(kind: CaptureKind, reading: Reading, t: CaptureTexts): string {
  if (kind === 'event') return t.addEvent
  if (kind === 'note') return t.addNote
  const { length } = tasksOf(reading)
  return length > 1 ? t.addTasks({ count: length }) : t.addTask
}

interface PaletteProps {
  open: boolean
  onClose: () => void
  /** The text that it opens with. */
  draft?: string | undefined
  /** Whether what is typed becomes a task, where it can. */
  asTask?: boolean | undefined
}

/** The palette: one field that keeps what is typed as an event, a task or a note, or leads to a page or an action. */
export function Palette({ open, onClose, draft = '', asTask = false }: PaletteProps) {
  const t = useTexts(captureTexts)
  const tag = useLanguageTag('fr-FR')
  const today = useToday()
  const navigate = useNavigate()
  const go = (to: string) => void navigate(to)
  const modal = useModal(onClose, { open, blocksAfterPaint: true })
  const field = useRef<HTMLInputElement>(null)
  const onHeadPress = useSheetDrag(modal.ref, onClose)
  const listId = useId()
  const limit = useLengthLimit(NOTE_CONTENT_MAX)
  const { announcement, announce } = useAnnouncement()
  const { text, reading, correction, timeZone, setText, correct, makeText } = useCaptureText()
  // The dashboards are read at the press that opens the palette, and must not hold it up: nearly always they change no line.
  const commands = useDeferredValue(useCommands(open))
  const [recent, setRecent] = useState(recentCommands)
  const options = useMemo(
    () => paletteOptions(text, reading, commands, recent),
    [text, reading, commands, recent],
  )
  const isEmpty = text.trim() === ''
  // Before anything is typed, Enter repeats what the member has used last, and starts nothing by mistake.
  const first = isEmpty && options[0]?.group !== 'recent' ? -1 : 0
  // The chosen line stays chosen while the text changes, as long as it is there.
  const [chosen, setChosen] = useState<string | null>(null)
  const active = Math.max(
    first,
    options.findIndex(({ id }) => id === chosen),
  )
  const option = options[active]

  const textOf = useCallback(
    (kind: CaptureKind) =>
      reading ? readingText(reading, kind, { today, tag, t }) : { title: '', facts: [] },
    [reading, today, tag, t],
  )
  const { title, facts } = option?.group === 'keep' ? textOf(option.kind) : { title: '', facts: [] }
  const said = [...facts, title].filter(Boolean).join(', ')
  const type = (next: string) => {
    setText(next)
    setChosen((before) => (before?.startsWith('keep-') ? before : null))
    if (next.trim() === '') setChosen(null)
    limit.check(next)
  }
  const pick = (picked: PaletteOption) => {
    try {
      if (picked.group === 'keep') {
        const kept = reading && keepReading(picked.kind, reading, timeZone)
        // The palette stays open with its text when that could not be stored.
        if (!kept || !reading) return
        onClose()
        toastKept(kept, reading, go)
      } else {
        onClose()
        noteCommand(picked.command.id)
        setRecent(recentCommands())
        picked.command.run(go)
      }
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }
  // Stable, so that the list is drawn only when it changes: it is long, and the palette must open at once.
  const latest = useRef({ type, pick, said })
  useLayoutEffect(() => {
    latest.current = { type, pick, said }
  })
  const onPick = useCallback((picked: PaletteOption) => latest.current.pick(picked), [])
  const onExample = useCallback((sentence: string) => {
    latest.current.type(sentence)
    field.current?.focus()
  }, [])
  useEffect(() => {
    if (open) {
      field.current?.focus()
      if (draft) latest.current.type(inOneLine(draft))
      if (asTask) setChosen('keep-task')
      // Drawn without a text again, for the next time.
    } else latest.current.type('')
  }, [open, draft, asTask])
  // Only what was typed: a line that the arrows lead to is read out by itself.
  useEffect(() => {
    if (text.trim() === '') return
    const timer = setTimeout(() => announce(latest.current.said), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, announce])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // This key ends the composition of a character (accents, other scripts).
    if (event.nativeEvent.isComposing) return
    const step = arrowSteps[event.key]
    if (step) {
      const from = Math.max(active, step < 0 ? 0 : -1)
      const next = options[(from + step + options.length) % options.length]
      if (next) setChosen(next.id)
    } else if (event.key === 'Enter' && event.shiftKey) {
      const { selectionStart, selectionEnd, value } = event.currentTarget
      type(value.slice(0, selectionStart ?? 0) + inOneLine('\n') + value.slice(selectionEnd ?? value.length))
    } else if (event.key === 'Enter') {
      if (option) pick(option)
    } else return
    event.preventDefault()
  }
  return (
    <Box aria-label={t.title} lang={useLanguageTag('fr')} {...modal}>
      {/* A drag in the field selects its text. */}
      <Head onPointerDown={(event) => event.target !== field.current && onHeadPress(event)}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={field}
          role="combobox"
          aria-label={t.field}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={option && optionId(listId, option)}
          placeholder={t.hint}
          value={text}
          maxLength={NOTE_CONTENT_MAX}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onPaste={(event) => {
            limit.onPaste(event)
            const pasted = event.clipboardData.getData('text/plain')
            if (event.defaultPrevented || !/[\r\n]/.test(pasted)) return
            // The field would join the lines.
            event.preventDefault()
            const { selectionStart, selectionEnd, value } = event.currentTarget
            type(
              value.slice(0, selectionStart ?? 0) +
                inOneLine(pasted) +
                value.slice(selectionEnd ?? value.length),
            )
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t.close} onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Head>
      {limit.hint && <Hint role="status">{limit.hint}</Hint>}
      {options.length === 0 && <Hint role="status">{t.noCommand}</Hint>}
      {isEmpty && <Examples onPick={onExample} />}
      {reading && option?.group === 'keep' && (
        <Parts>
          {option.kind !== 'note' && (
            <PartsBar
              reading={reading}
              kind={option.kind}
              correction={correction}
              onCorrect={correct}
              // The calendar gives the focus back to its button first.
              onPicked={() => requestAnimationFrame(() => field.current?.focus())}
              onAsText={makeText}
              onEnter={() => pick(option)}
            />
          )}
          <Button
            variant="primary"
            size="sm"
            // A phone would close its keyboard, and move the button away under the finger.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {addText(option.kind, reading, t)}
          </Button>
        </Parts>
      )}
      <PaletteList
        id={listId}
        options={options}
        active={active}
        tiles={isEmpty}
        textOf={textOf}
        onPoint={setChosen}
        onPick={onPick}
      />
      {isEmpty && <Hint>{t.more}</Hint>}
      <Keys aria-hidden="true">
        <span>
          <Key>↑</Key>
          <Key>↓</Key>
          {t.choose}
        </span>
        <span>
          <Key>↵</Key>
          {t.confirm}
        </span>
        <span>
          <Key>Esc</Key>
          {t.leave}
        </span>
      </Keys>
      <Announcer announcement={announcement} />
    </Box>
  )
}
