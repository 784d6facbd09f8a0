import { runCommand } from '@cadence/releases/commands/command-line'
import { changedFiles, ownBase } from './affected/changed-files.ts'
import { commitsWithoutEntry } from './changelog/commits-without-entry.ts'
import { git } from './git.ts'

const usage = `npm run changelog                         whether CHANGELOG.md says what this branch brings
npm run changelog -- --base origin/main   compared with another commit than the one where the branch left main`

process.exitCode = await runCommand(
  { usage, options: { base: { type: 'string' } }, words: 0 },
  async ({ values }) => {
    if (changedFiles(values.base).includes('CHANGELOG.md')) return 0
    const range = `${values.base ?? ownBase()}..HEAD`
    const messages = git('log', '--no-merges', '-z', '--format=%B', range).split('\0')
    const missing = commitsWithoutEntry(messages)
    if (missing.length === 0) return 0
    console.error(
      [
        'Nothing new stands in CHANGELOG.md for',
        ...missing.map((subject) => `  ${subject}`),
        'Say it below "Unreleased" in words that a member, an operator or an integrator understands,',
        'or write "Changelog: none" into the body of a commit that none of them notices.',
      ].join('\n'),
    )
    return 1
  },
)
