import { devPort, portVariable } from '@cadence/build/ports'
import type { Part } from '../parts.ts'
import { folderOf, type Releasable } from '../workspaces.ts'

/** The development server of the shell or of a remote. */
export function devServer(name: Releasable): Part {
  const port = devPort(name)
  return {
    name,
    command: `exec node --disable-warning=DEP0155 ../node_modules/@rsbuild/core/bin/rsbuild.js dev --port ${port}`,
    folder: folderOf(name),
    ready: /ready\s+built in/,
    address: `http://localhost:${port}`,
    ports: [{ part: name, port, variable: portVariable(name) }],
    env: { NODE_ENV: 'development', FORCE_COLOR: '0' },
  }
}
