import { supervise } from './supervise.ts'

// Parts that say their process id and when they are ready, and then run until they are stopped. With an argument a third
// one ends before it is ready.
const run = `console.log('pid ' + process.pid); console.log('ready'); setInterval(() => {}, 1000)`
const part = (name: string, code = run) => ({
  name,
  command: `exec node -e "${code}"`,
  folder: 'tools',
  ready: /^ready/m,
  address: name,
  ports: [],
})

const failing = process.argv.length > 2 ? [part('third', 'setTimeout(process.exit, 500, 7)')] : []
const env = { PATH: process.env.PATH ?? '' }
process.exit(await supervise([part('first'), part('second'), ...failing], env, 'the end of the road'))
