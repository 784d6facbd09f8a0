import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newerApis, unguardedIn } from './newer-apis.ts'
import { root } from './workspaces.ts'

const apis = newerApis()

/** Uses that are guarded in a way that only a reader sees. */
const known: Record<string, string[]> = {
  // Behind a question for the attribute `popover`.
  'host/src/layouts/app/popover.ts': ['hidePopover'],
  'host/src/shell/Toasts.tsx': ['hidePopover', 'showPopover'],
  // A name of ours.
  'host/src/pages/Unauthorized.tsx': ['canGoBack'],
  // Behind a question for `connection`.
  'host/src/prefetch/idle-moment.ts': ['saveData'],
  // On a transition, which exists only where transitions do.
  'host/src/shell/view-transition.ts': ['skipTransition'],
}

describe('the oldest browsers', () => {
  test.each([
    ['URL.canParse(address)', ['URL.canParse']],
    ['Promise.withResolvers()', ['withResolvers']],
    ['new DurationFormat(), new CloseWatcher()', ['CloseWatcher']],
    ['element.checkVisibility()', ['checkVisibility']],
    ['document.startViewTransition(change)', ['startViewTransition']],
  ])('lack what %s uses', (source, names) => {
    expect(unguardedIn(source, apis)).toEqual(names)
  })

  test.each([
    'URL.createObjectURL(file)',
    'AbortSignal.timeout(1000)',
    'new ResizeObserver(measure)',
    '// URL.canParse would be newer',
    "if ('checkVisibility' in element) element.checkVisibility()",
    'document.startViewTransition?.(change)',
  ])('can do without what %s uses', (source) => {
    expect(unguardedIn(source, apis)).toEqual([])
  })

  test('lack nothing that a page uses without asking', () => {
    const files = execFileSync('git', ['ls-files', 'host/src', 'remote-*/src', 'shared/src'], {
      cwd: root,
      encoding: 'utf8',
    })
    // Servers alone run what is in shared/src/server.
    const ofPages = files.split('\n').filter((file) => !file.startsWith('shared/src/server/'))
    const sources = ofPages.filter((file) => /^(?!.*\.test(-kit)?\.).*\.tsx?$/.test(file))
    const found = sources.map(
      (file) => [file, unguardedIn(readFileSync(join(root, file), 'utf8'), apis)] as const,
    )
    expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(known)
  })
})
