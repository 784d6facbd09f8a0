import { supervise } from './supervise.ts'

// Two parts that say their process id when ready and then run until they are stopped.
const part = (name: string) => ({
  name,
  command: `exec node -e "console.log('ready ' + process.pid); setInterval(() => {}, 1000)"`,
  folder: 'scripts',
  ready: /^ready \d+/m,
  address: name,
  ports: [],
})

const env = { PATH: process.env.PATH ?? '' }
process.exit(await supervise([part('first'), part('second')], env, 'the end of the road'))
