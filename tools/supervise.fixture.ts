import { supervise } from './supervise.ts'

// Each part prints its process id and `ready`, then runs until it is stopped. With an argument there is a third part, which
// ends before it is ready.
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
