import { createCluster } from '../../src/db/embedded.ts'

/** Makes the embedded database in a folder, without the API around it, which takes most of a start. */
await createCluster(process.argv[2] ?? '')
