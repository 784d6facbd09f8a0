import type { ReleasesConfig } from '../releases-config.ts'
import { canaryCommand } from './canary.ts'
import { pinCommand } from './pin.ts'
import { previewCommand } from './preview.ts'
import { releaseCommand } from './release.ts'
import { releasesCommand } from './releases.ts'
import { rollbackCommand } from './rollback.ts'

/** The commands of the release platform, by the name of their npm script. */
export const commands = {
  release: releaseCommand,
  rollback: rollbackCommand,
  releases: releasesCommand,
  canary: canaryCommand,
  pin: pinCommand,
  preview: previewCommand,
} satisfies Record<string, (config: ReleasesConfig, args: string[]) => Promise<number>>

export type CommandName = keyof typeof commands

/** Whether a name is one of a command. */
export const isCommandName = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(commands, name)
