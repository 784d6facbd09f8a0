import type { ServerConfig } from '@rsbuild/core'
import { LICENCES_PATH } from '../server/licences/third-party.ts'

type ServerSetup = Exclude<NonNullable<ServerConfig['setup']>, readonly unknown[]>

const note = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Logiciels libres et licences</title>
<h1>Logiciels libres et licences</h1>
<p>Les licences sont réunies quand une partie est construite. Le serveur de développement n’en a pas\u202f: <code>npm start</code> les montre.</p></html>`

/** Development servers build nothing that could name third-party software: the page says where it is to be seen. */
export const licencesNote: ServerSetup = ({ action, server }) => {
  if (action !== 'dev') return
  server.middlewares.use(LICENCES_PATH, (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(note)
  })
}
