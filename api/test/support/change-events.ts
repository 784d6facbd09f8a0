/** Reads the events that a stream has sent so far. */
export function eventsOf(response: Response) {
  if (!response.body) throw new Error('There is no stream.')
  const reader = response.body.getReader()
  const events: string[] = []
  let heartbeats = 0
  let text = ''
  const decoder = new TextDecoder()
  async function read(): Promise<'ended' | 'broken'> {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return 'ended'
      const parts = (text + decoder.decode(value, { stream: true })).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const [, event, data] = /^event: (\w+)\ndata: (.+)$/.exec(part) ?? []
        if (part.startsWith(':')) heartbeats++
        else events.push(event === 'change' ? (JSON.parse(data ?? '').topic as string) : `${event}`)
      }
    }
  }
  return {
    /** `ready`, or the topic of a change. */
    events,
    heartbeats: () => heartbeats,
    ended: read().catch(() => 'broken' as const),
    leave: () => reader.cancel(),
  }
}
