import { authState, sendAndLogout } from '@cadence/shared/auth'
import { setPreference } from '@cadence/shared/preferences'
import { paths, type SettingsSection, settingsPath } from '@cadence/shared/router'
import type { Dashboard } from '@cadence/shared/schemas'
import { setColourTheme, setThemeMode, type ThemeMode, type ThemeOffer } from '@cadence/shared/theme'
import { toast } from '@cadence/shared/ui'
import {
  ChartColumn,
  CircleHelp,
  FolderHeart,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Palette as PaletteIcon,
  Pencil,
  Plus,
  Settings,
  Sparkles,
  SunMoon,
  Timer,
  Toolbox,
  Users,
} from 'lucide-react'
import {
  dashboardOf,
  dashboardSearch,
  historySearch,
  newDashboardSearch,
} from '../../dashboards/dashboard-address.ts'
import { type CommandTexts, captureTexts, commandTexts } from '../../texts/capture.ts'
import { phaseAt } from '../../widgets/countdown/countdown.ts'
import { countdownOf, press } from '../../widgets/countdown/countdown-records.ts'
import { startNext } from '../../widgets/countdown/start-next.ts'

/** A page to go to, or an action. */
export interface Command {
  id: string
  group: 'page' | 'action'
  label: string
  /** Other words by which it is found. */
  words: string
  /** Whether its label is English until a language is chosen. */
  isEnglish: boolean
  icon: LucideIcon
  run: (go: (to: string) => void) => void
}

const pages = [
  ['dashboard', paths.dashboard, LayoutDashboard],
  ['tasks', paths.tasks, Toolbox],
  ['collection', paths.collection, FolderHeart],
  ['appearance', paths.appearance, PaletteIcon],
  ['communityHub', paths.communityHub, Users],
  ['whatsNew', paths.whatsNew, Sparkles],
  ['settings', paths.settings, Settings],
  ['help', paths.help, CircleHelp],
] as const

const sections = [
  ['personal', 'personal'],
  ['security', 'security'],
  ['notifications', 'notifications'],
  ['language', 'language'],
  ['devices', 'Appareils'],
  ['premium', 'premium'],
  ['helpCenter', 'help'],
] as const satisfies readonly (readonly [keyof CommandTexts, SettingsSection])[]

/** Ids of what is shown before anything is typed: actions first, then pages. */
export const firstCommands: readonly string[] = [
  ...['timer', 'newDashboard', 'editDashboard'],
  ...pages.map(([id]) => id),
  'history',
]

const modes = ['dark', 'light', 'system'] as const satisfies readonly ThemeMode[]

/** Starts the Timer, lets it go on, or pauses it. */
function toggleTimer(): void {
  const userId = authState.user?._id
  if (userId === undefined) return
  const phase = phaseAt(countdownOf(userId, 'timer'), Date.now())
  if (phase === 'running') press('timer', phase)
  else startNext('timer')
  const t = commandTexts.get()
  // Most pages show no timer.
  toast({ kind: 'info', text: phase === 'running' ? t.timerPaused : t.timerStarted })
}

async function leave(): Promise<void> {
  if (!(await sendAndLogout())) toast({ kind: 'info', text: captureTexts.get().notSent })
}

/** The address of editing the dashboard that is on the screen, else the main one. */
function editAddress(): string {
  const { id, isNew } = dashboardOf(location.pathname === paths.dashboard ? location.search : '')
  if (isNew) return paths.dashboard + newDashboardSearch
  return paths.dashboard + (id === null ? '?edit=1' : dashboardSearch(id, true))
}

/** What the commands depend on. */
export interface CommandContext {
  t: CommandTexts
  boards: readonly Pick<Dashboard, 'id' | 'name'>[]
  themes: readonly ThemeOffer[]
  isTimerRunning: boolean
}

/** Every page of the app area, every section of the settings, the member's dashboards, and every action. */
export function allCommands({ t, boards, themes, isTimerRunning }: CommandContext): Command[] {
  const action = (
    id: string,
    label: string,
    words: string,
    icon: LucideIcon,
    run: Command['run'],
  ): Command => {
    return { id, group: 'action', label, words, isEnglish: false, icon, run }
  }
  return [
    ...pages.map(([id, to, icon]): Command => {
      const run: Command['run'] = (go) => go(to)
      return { id, group: 'page', label: t[id], words: t[`${id}Words`], isEnglish: true, icon, run }
    }),
    {
      id: 'history',
      group: 'page',
      label: t.history,
      words: t.historyWords,
      isEnglish: false,
      icon: ChartColumn,
      run: (go) => go(paths.dashboard + historySearch),
    },
    ...boards.map(({ id, name }): Command => {
      const run: Command['run'] = (go) => go(paths.dashboard + dashboardSearch(id))
      const label = t.board({ name })
      return {
        id: `board-${id}`,
        group: 'page',
        label,
        words: name,
        isEnglish: false,
        icon: LayoutDashboard,
        run,
      }
    }),
    ...sections.map(([id, section]): Command => {
      const run: Command['run'] = (go) => go(settingsPath(section))
      return {
        id,
        group: 'page',
        label: t[id],
        words: t.settingsWords,
        isEnglish: false,
        icon: Settings,
        run,
      }
    }),
    action('timer', isTimerRunning ? t.pauseTimer : t.startTimer, t.timerWords, Timer, toggleTimer),
    action('newDashboard', t.newDashboard, t.newDashboardWords, Plus, (go) =>
      go(paths.dashboard + newDashboardSearch),
    ),
    action('editDashboard', t.editDashboard, t.editDashboardWords, Pencil, (go) => go(editAddress())),
    ...modes.map((mode) =>
      action(mode, t[`${mode}Mode`], t.modeWords, SunMoon, () => {
        setThemeMode(mode)
        setPreference('mode', mode)
      }),
    ),
    ...themes.map(({ name, sheet }) =>
      action(`theme-${sheet.id}`, t.theme({ name }), t.themeWords, PaletteIcon, () => {
        setColourTheme(sheet)
        setPreference('theme', sheet.id)
      }),
    ),
    action('logOut', t.logOut, t.logOutWords, LogOut, () => void leave()),
  ]
}
